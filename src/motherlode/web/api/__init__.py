"""The HTTP side, one module for each kind of thing that is asked. Its description is at `/schema`."""

from motherlode.web.api.daily import DAILY
from motherlode.web.api.groups import GROUPS
from motherlode.web.api.guests import link, look_at_link, me, use_link
from motherlode.web.api.laboratory import LABORATORY
from motherlode.web.api.notices import NOTICES
from motherlode.web.api.operation import health, metrics, reachable_at, ready
from motherlode.web.api.people import PEOPLE
from motherlode.web.api.profiles import PROFILES
from motherlode.web.api.puzzles import PUZZLES
from motherlode.web.api.ratings import RATINGS
from motherlode.web.api.records import replay, show_record, show_steps, verify
from motherlode.web.api.results import my_games
from motherlode.web.api.reviews import review, show_review
from motherlode.web.api.social import SOCIAL
from motherlode.web.api.tables import list_games, lobby, my_tables, open_from, open_table, show_table
from motherlode.web.api.tournaments import TOURNAMENTS

HANDLERS = [
    list_games, me, link, look_at_link, use_link, my_tables, my_games, reachable_at, lobby, open_table, open_from,
    show_table, show_record, show_steps, replay, show_review, review, verify, health, ready, metrics, *PEOPLE,
    *PROFILES, *SOCIAL, *PUZZLES, *RATINGS, *DAILY, *TOURNAMENTS, *GROUPS, *NOTICES, *LABORATORY,
]  # fmt: skip
