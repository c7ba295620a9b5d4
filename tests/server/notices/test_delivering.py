"""Messages arrive once; what fails for a while is tried again, what fails for good is ended."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from barbaricum.server.clock import SECOND
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.notices.desk import Asker
from barbaricum.server.notices.forms import NewMail, NewWebhook
from barbaricum.server.notices.outcome import Outcome
from barbaricum.server.notices.records import Channel
from barbaricum.server.notices.schema import DELIVERIES
from barbaricum.server.notices.settling import PATIENCE, PAUSES
from barbaricum.server.refusals import NotFound, NotNow, TooFast
from tests.server.notices.parlour import ANA, BASE, BERT, Parlour, in_parlour

LONG = 60
DAY = 24 * 3600


async def due_for_bert(parlour: Parlour, title: str = "Friends") -> str:
    """A table at which Bert has to decide."""
    table = await parlour.game(title)
    await parlour.turn_over(table, ANA)
    return table


async def left(parlour: Parlour) -> tuple[int, ...]:
    """How many jobs and deliveries there still are."""

    def count(connection: Connection) -> tuple[int, ...]:
        return tuple(
            connection.scalar(select(func.count()).select_from(home)) or 0
            for home in (JOBS, DELIVERIES)
        )

    return await parlour.storage.read(count)


async def proved(parlour: Parlour) -> Channel:
    """A mail address of Bert, which he has proved with the link in the letter."""
    made = await parlour.desk.add(Asker(BERT, "fr", ""), NewMail(address="bert@home.example"))
    await parlour.desk.prove(link_in(parlour))
    return made


def link_in(parlour: Parlour) -> str:
    body = parlour.box.next().get_body(("plain",))
    assert body is not None
    (link,) = [word for word in body.get_content().split() if word.startswith(BASE)]
    return str(link).partition("#")[2]


def test_a_webhook_is_told_once_and_nothing_is_left_over(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        await parlour.webhook(BERT, "turn")
        table = await due_for_bert(parlour)
        await parlour.passes(LONG)
        (told,) = parlour.told()
        (notice,) = told["notices"]
        assert (notice["title"], notice["text"]) == ("Friends", "It is your turn.")
        assert notice["link"] == f"{BASE}table/{table}"
        assert await left(parlour) == (0, 0)

    in_parlour(tmp_path, work)


def test_several_tables_are_one_letter_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        await proved(parlour)
        tables = [await due_for_bert(parlour, title) for title in ("First", "Second")]
        await parlour.passes(3 * LONG)
        letter = parlour.box.next()
        assert parlour.box.letters.empty()
        assert letter["subject"] == "2 choses vous attendent"
        body = letter.get_body(("plain",))
        assert body is not None
        for table in tables:
            assert f"{BASE}table/{table}" in body.get_content()

    in_parlour(tmp_path, work)


def test_letters_keep_a_distance(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        await proved(parlour)
        await due_for_bert(parlour, "First")
        await parlour.passes(2 * LONG)
        assert parlour.box.next()["subject"].startswith("First")
        await due_for_bert(parlour, "Second")
        await parlour.passes(2 * LONG)
        assert parlour.box.letters.empty()
        await parlour.passes(5 * LONG)
        assert parlour.box.next()["subject"].startswith("Second")

    in_parlour(tmp_path, work)


def test_an_address_that_nobody_has_proved_gets_nothing_more(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        made = await parlour.desk.add(Asker(BERT, "en", ""), NewMail(address="b@home.example"))
        await due_for_bert(parlour)
        await parlour.passes(DAY)
        parlour.box.next()
        assert parlour.box.letters.empty()
        with pytest.raises(NotNow):
            await parlour.desk.test(made)
        with pytest.raises(NotFound):
            await parlour.desk.prove("guessed")

    in_parlour(tmp_path, work)


def test_who_asks_for_many_letters_has_to_wait(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        for number in range(3):
            await parlour.desk.add(Asker(BERT, "en", ""), NewMail(address=f"b{number}@x.example"))
        with pytest.raises(TooFast):
            await parlour.desk.add(Asker(BERT, "en", ""), NewMail(address="b4@x.example"))

    in_parlour(tmp_path, work)


def test_the_link_at_the_foot_of_a_letter_ends_them(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        made = await proved(parlour)
        await parlour.desk.leave(made.token)
        await due_for_bert(parlour)
        await parlour.passes(DAY)
        assert parlour.box.letters.empty()

    in_parlour(tmp_path, work)


def test_what_fails_is_tried_again_with_growing_pauses_and_is_the_same_message(
    tmp_path: Path,
) -> None:
    async def work(parlour: Parlour) -> None:
        await parlour.webhook(BERT, "turn")
        parlour.hook.answers = [(503, {}), (429, {"retry-after": "600"}), (200, {})]
        await due_for_bert(parlour)
        await parlour.passes(LONG)
        assert len(first := parlour.told()) == 1
        await parlour.passes(PAUSES[0] / SECOND - 36)
        assert parlour.told() == []
        await parlour.passes(LONG)
        assert parlour.told() == first
        await parlour.passes(500)
        assert parlour.told() == []
        await parlour.passes(200)
        assert parlour.told() == first
        assert await left(parlour) == (0, 0)

    in_parlour(tmp_path, work)


def test_a_message_that_never_gets_through_is_given_up(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        made = await parlour.webhook(BERT, "turn")
        parlour.hook.answers = [(503, {})] * 20
        await due_for_bert(parlour)
        await parlour.passes(3 * DAY)
        assert len(parlour.told()) == len(PAUSES) + 1
        channel = await parlour.channel(made.id)
        assert channel is not None
        assert (channel.failures, channel.off) == (1, None)
        assert await left(parlour) == (0, 0)

    in_parlour(tmp_path, work)


def test_a_webhook_that_is_gone_is_switched_off_and_its_owner_told_why(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        made = await parlour.webhook(BERT, "turn")
        parlour.hook.answers = [(404, {})]
        await due_for_bert(parlour, "First")
        await parlour.passes(LONG)
        channel = await parlour.channel(made.id)
        assert channel is not None
        assert channel.off == {"why": "status", "values": {"status": 404}}
        assert "off" in await parlour.kinds(BERT)
        await due_for_bert(parlour, "Second")
        await parlour.passes(LONG)
        assert len(parlour.told()) == 1
        assert (await parlour.desk.test(channel)).fate == "sent"
        again = await parlour.channel(made.id)
        assert again is not None
        assert again.works

    in_parlour(tmp_path, work)


def test_an_address_that_bounces_five_times_is_switched_off(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        made = await proved(parlour)
        parlour.box.refusals = ["550 nobody here"] * PATIENCE
        for number in range(PATIENCE):
            channel = await parlour.channel(made.id)
            assert channel is not None
            assert channel.works
            await due_for_bert(parlour, f"Table {number}")
            await parlour.passes(10 * LONG)
        channel = await parlour.channel(made.id)
        assert channel is not None
        assert channel.off == {"why": "mail-code", "values": {"code": 550}}

    in_parlour(tmp_path, work)


def test_what_was_planned_before_the_power_went_is_told_afterwards(tmp_path: Path) -> None:
    """The first house ends without a word, with the notice planned in the move's transaction."""

    async def before(parlour: Parlour) -> None:
        await due_for_bert(parlour)

    async def after(parlour: Parlour) -> None:
        await parlour.webhook(BERT, "turn")
        await parlour.passes(LONG)
        assert await parlour.kinds(BERT) == ["turn"]
        assert len(parlour.told()) == 1

    in_parlour(tmp_path, before)
    in_parlour(tmp_path, after)


def test_a_message_whose_sender_died_before_it_was_noted_has_the_same_key_again(
    tmp_path: Path,
) -> None:
    """Twice is the most that can happen, and whoever hears it can tell that it is one."""

    async def work(parlour: Parlour) -> None:
        await parlour.webhook(BERT, "turn")
        table = await due_for_bert(parlour)
        herald, real = parlour.desk.herald, parlour.desk.herald.ways

        class Dies:
            base = real.base

            async def send(self, *args: object) -> Outcome:
                await real.send(*args)  # type: ignore[arg-type]  # what it was given
                raise KeyboardInterrupt

        herald.ways = Dies()  # type: ignore[assignment]  # as if the process were killed here
        with pytest.raises(KeyboardInterrupt):
            await parlour.passes(LONG)
        herald.ways = real
        await parlour.passes(5 * LONG)
        once, twice = (parlour.hook.next() for _ in range(2))
        assert once.headers["idempotency-key"] == twice.headers["idempotency-key"]
        assert once.body == twice.body
        assert table in once.body.decode()
        assert await left(parlour) == (0, 0)

    in_parlour(tmp_path, work)


@pytest.mark.parametrize("address", ["https://nobody.invalid/", "http://10.0.0.1/x"])
def test_an_address_that_cannot_be_used_is_refused_at_once(tmp_path: Path, address: str) -> None:
    async def work(parlour: Parlour) -> None:
        with pytest.raises(NotNow):
            await parlour.desk.add(Asker(BERT, "en", ""), NewWebhook(address=address))

    in_parlour(tmp_path, work)
