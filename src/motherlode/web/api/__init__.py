"""The HTTP side, one module for each kind of thing that is asked. Its description is at `/schema`."""

from motherlode.web.api.daily import DAILY
from motherlode.web.api.groups import GROUPS
from motherlode.web.api.guests import GUESTS
from motherlode.web.api.laboratory import LABORATORY
from motherlode.web.api.notices import NOTICES
from motherlode.web.api.operation import OPERATION
from motherlode.web.api.people import PEOPLE
from motherlode.web.api.profiles import PROFILES
from motherlode.web.api.puzzles import PUZZLES
from motherlode.web.api.ratings import RATINGS
from motherlode.web.api.records import RECORDS
from motherlode.web.api.results import RESULTS
from motherlode.web.api.reviews import REVIEWS
from motherlode.web.api.social import SOCIAL
from motherlode.web.api.tables import TABLES
from motherlode.web.api.tournaments import TOURNAMENTS

HANDLERS = [
    *TABLES, *GUESTS, *RESULTS, *RECORDS, *REVIEWS, *PEOPLE, *PROFILES, *SOCIAL, *PUZZLES, *RATINGS, *DAILY,
    *TOURNAMENTS, *GROUPS, *NOTICES, *LABORATORY, *OPERATION,
]  # fmt: skip
