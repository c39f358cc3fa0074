"""Whatever people can ask at a table."""

from hypothesis import strategies as st

from motherlode.table import Settings
from motherlode.table import commands as ask
from motherlode.table.clocks import TimeControl
from motherlode.table.fair import seal

SEATS = st.integers(-1, 5)
LEVELS = st.sampled_from(["random", "hard", "none"])
WORDS = st.text(max_size=30)
VALUE = "ab" * 32
TIMES = st.sampled_from([None, TimeControl(bank=600), TimeControl(bank=0, free=86_400), TimeControl(bank=1)])
ANY_COMMAND = st.one_of(
    st.builds(ask.Name, name=WORDS, seat=st.none() | SEATS),
    st.builds(ask.Sit, seat=SEATS),
    st.builds(ask.Stand, seat=SEATS),
    st.builds(ask.SeatBot, seat=SEATS, level=LEVELS),
    st.builds(ask.Remove, seat=SEATS),
    st.builds(ask.MakeHost, seat=SEATS),
    st.builds(ask.Configure, settings=st.builds(Settings, game=st.just("gate"), players=st.integers(1, 5), time=TIMES)),
    st.builds(
        ask.Configure,
        settings=st.builds(
            Settings,
            game=st.just("gate"),
            players=st.integers(2, 3),
            time=TIMES,
            hints=st.just(False),
            rated=st.just(True),
        ),
    ),
    st.builds(ask.AgreeRated, agree=st.booleans()),
    st.builds(ask.Colours, seat=SEATS, colours=st.sampled_from([(), ("green", "red"), ("blue",)])),
    st.builds(ask.Seal, seat=SEATS, seal=st.sampled_from(["", "ab", seal(VALUE)])),
    st.builds(ask.Value, seat=SEATS, value=st.sampled_from(["", "AB", VALUE])),
    st.builds(ask.Start),
    st.builds(ask.Rematch),
    st.builds(ask.Move, seat=SEATS, turn=st.integers(0, 9), move=st.sampled_from(["pass", "flip 1", "take gD", "?"])),
    st.builds(ask.Hint, seat=SEATS),
    st.builds(ask.TakeBack, seat=SEATS),
    st.builds(ask.Consent, agree=st.booleans()),
    st.builds(ask.End),
    st.builds(ask.Resign, seat=SEATS, level=LEVELS),
    st.builds(ask.Leave, level=st.none() | LEVELS),
    st.builds(ask.Show, seat=SEATS),
    st.builds(ask.GiveTime, seat=SEATS),
    st.builds(ask.Holidays, seat=SEATS, days=st.integers(-1, 40)),
    st.builds(ask.StandIn, seat=SEATS, level=LEVELS),
    st.builds(ask.Back, seat=SEATS),
    st.builds(ask.Say, seat=SEATS, text=WORDS),
    st.builds(ask.Phrase, seat=SEATS, phrase=st.sampled_from(["hello", "curse"])),
    st.builds(ask.Mute, seat=SEATS, muted=st.booleans()),
    st.builds(ask.Look),
)
