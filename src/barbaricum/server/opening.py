"""Opening the house: everything that runs behind the routes is put together here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from litestar.datastructures import State

from barbaricum.bots.search import Budget
from barbaricum.server import speech
from barbaricum.server.accounts.doorman import Doorman
from barbaricum.server.admin.bans import Bans
from barbaricum.server.advice import BUDGET, Advice
from barbaricum.server.analysis import Analyses, store
from barbaricum.server.clock import SYSTEM, Clock
from barbaricum.server.companions import Companions
from barbaricum.server.hosts import Hosts
from barbaricum.server.house import House
from barbaricum.server.jobs import Runner
from barbaricum.server.limits import Buckets, Limits
from barbaricum.server.minds import Minds
from barbaricum.server.neighbours import among_others
from barbaricum.server.notices.opening import open_desk
from barbaricum.server.notices.vapid import push_key
from barbaricum.server.notices.ways import ways_of
from barbaricum.server.pace import downtime
from barbaricum.server.pace.downtime import Pulse, wake_up
from barbaricum.server.pace.expiry import Timekeeper
from barbaricum.server.pace.keeping import Watch
from barbaricum.server.pace.records import CLOCK
from barbaricum.server.pages import STATIC, is_built, load
from barbaricum.server.pictures.gallery import Gallery
from barbaricum.server.replay.filing import Reader
from barbaricum.server.settings import Configuration
from barbaricum.server.shares.bots import demand_room
from barbaricum.server.shares.rows import Bounds
from barbaricum.server.storage import Storage
from barbaricum.server.tournaments import book as tournaments
from barbaricum.server.tournaments.conducting import Conductor
from barbaricum.server.watch import logs
from barbaricum.server.watch.logs import Troubles
from barbaricum.server.watch.numbers import Numbers
from barbaricum.server.watch.routes import Doctor
from barbaricum.texts import LANGUAGES
from barbaricum.version import version

USUAL: Final = Limits()
HERE: Final = Hosts()
AS_GIVEN: Final = Configuration()
LOG: Final = logging.getLogger(__name__)
NO_PAGE: Final = (
    "The page is missing, so browsers only get an error. Install a wheel that has the page: "
    "“python3 dev.py wheel” in a checkout makes one"
)


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever runs the server decides."""

    file: Path
    limits: Limits = USUAL
    pages: Path = STATIC
    """The folder of the built page."""
    minds: int = 2
    """In how many processes bots think; one more thinks about hints."""
    think: float | None = None
    """How many seconds a bot may think; None is as long as it likes, two at the most."""
    hints: Budget = BUDGET
    """How far a hint is thought out."""
    hosts: Hosts = HERE
    """The names under which it is asked."""
    address: str = "http://localhost:8375/"
    """Where players find it, for links that are sent to them."""
    others: str | None = None
    """Where other devices find it; None if only this machine does."""
    configuration: Configuration = AS_GIVEN
    """The settings file: the sections of all features."""
    leaving: list[Callable[[], None]] = field(default_factory=list)
    """Called when the server is about to end and still answers."""
    clock: Clock = SYSTEM
    """What tells the time."""
    database: str | None = None
    """The address of a PostgreSQL that other processes use as well; None is the file."""
    bus: str | None = None
    """The address of a Redis through which they hear of each other."""
    work: bool = True
    """Whether this process does jobs; else others have to."""


@asynccontextmanager
async def opened(settings: Settings, numbers: Numbers, state: State) -> AsyncIterator[None]:
    """Put everything together, keep it while the server runs, and close it in the other order."""
    for language in LANGUAGES:
        await asyncio.to_thread(speech.texts_of, language)
    async with AsyncExitStack() as closing:
        LOG.info("Barbaricum %s starts", version(), extra=logs.fields(version=version()))
        closing.callback(LOG.info, "Barbaricum %s has stopped", version())
        storage = await asyncio.to_thread(Storage, settings.database or settings.file)
        closing.callback(storage.close)
        house = state.house = await _house(settings, storage)
        closing.callback(house.kept.close)
        jobs = state.jobs = Runner(storage, settings.clock)
        _note(settings, numbers, state, closing)
        await _bots(settings, numbers, state, closing)
        await _chores(settings, state, closing)
        if settings.work:
            if not storage.shared:
                await jobs.free_all()
            jobs.start()
        closing.push_async_callback(jobs.stop)
        await closing.enter_async_context(among_others(house, settings.bus, jobs, state.budget))
        if not state.doctor.page:
            LOG.warning(NO_PAGE)
        yield


async def _house(settings: Settings, storage: Storage) -> House:
    """The tables, and what their clocks go by."""
    house = House(storage, settings.limits.lines, settings.clock)
    settings.leaving.append(house.bells.close)
    house.patience, house.messages = settings.limits.wait, settings.limits.messages
    house.bounds = Bounds(settings.limits.rows, settings.limits.undos)
    wake = partial(wake_up, now=settings.clock.ms(), alone=not storage.shared)
    house.watch = Watch(settings.clock, await storage.write(wake))
    return house


def _note(settings: Settings, numbers: Numbers, state: State, closing: AsyncExitStack) -> None:
    """What routes ask for that has no life of its own."""
    state.pages, state.others = load(settings.pages), settings.others
    state.file, state.configuration = settings.file, settings.configuration
    state.numbers, state.metrics = numbers, settings.configuration.metrics
    state.programs = Buckets(settings.limits.programs)
    state.new_tables = Buckets(settings.limits.tables)
    state.admin_tries = Buckets(settings.limits.admin)
    state.records, state.gallery = Reader(Buckets(settings.limits.records)), Gallery()
    state.bans = Bans(state.house)
    state.doctor = Doctor(state.house.storage, is_built(state.pages))
    state.house.afterwards.append(lambda _table, rows: numbers.written(rows))
    state.doorman = Doorman(settings.limits)
    closing.callback(state.doorman.passwords.close)
    troubles = state.troubles = Troubles()
    logging.getLogger().addHandler(troubles)
    closing.callback(logging.getLogger().removeHandler, troubles)


async def _bots(
    settings: Settings, numbers: Numbers, state: State, closing: AsyncExitStack
) -> None:
    """Bots and advisers; what is being written is written to the end."""
    closing.push_async_callback(state.house.settle)
    advice = state.advice = Advice(Minds(1), settings.limits.hints, settings.hints)
    closing.push_async_callback(advice.stop)
    minds = state.minds = Minds(settings.minds)
    minds.watch, minds.failed = numbers.thought, numbers.bot_failed
    bounded = partial(demand_room, most=settings.limits.bot_tables)
    state.house.witnesses.append(bounded)
    companions = Companions(state.house, minds, settings.think)
    closing.push_async_callback(companions.stop)
    await companions.begin(state.jobs)


async def _chores(settings: Settings, state: State, closing: AsyncExitStack) -> None:
    """Clocks, notices, analyses: the other jobs."""
    house, jobs, folder = state.house, state.jobs, settings.file.parent
    folder.mkdir(parents=True, exist_ok=True)
    key = partial(house.storage.write, partial(push_key, folder=folder))
    ways = await ways_of(settings.configuration, key, settings.address, settings.clock)
    state.desk = open_desk(house, jobs, ways)
    pulse = Pulse(house.storage, settings.clock)
    jobs.handle(downtime.KIND, pulse.beat)
    closing.push_async_callback(pulse.stop)
    jobs.handle(CLOCK, Timekeeper(house).look)
    jobs.handle(tournaments.JOB, Conductor(house).conduct)
    simulations = settings.configuration.analysis.simulations
    analyses = state.analyses = Analyses(house, settings.limits.analyses, simulations)
    jobs.handle(store.JOB, analyses.carry_out, at_once=1, fair=True)
