"""Why something cannot be: for each code the rule that says so and the English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.errors import InvalidState, Refusal
from barbaricum.games.attila.data.board import NAMES
from barbaricum.games.attila.data.material import PEOPLES

REFUSALS: Final[Mapping[str, tuple[str, str]]] = {
    "over": ("A7.2", "The game is over."),
    "first-player-first": ("A2.2", "First the first player has to be drawn."),
    "dealing": ("A2.1", "The cards are still being dealt."),
    "refilling": ("A3.8", "The hand is still being refilled."),
    "exchanging": ("A6.3", "The exchanged cards are still being drawn."),
    "first-player-known": ("A2.2", "The first player is known already."),
    "no-such-seat": ("A1.2", "There is no seat {seat} at this table."),
    "nothing-due": ("A3.8", "No card is due to anybody now."),
    "none-in-pile": ("A2.1", "The draw pile holds no card of the {people}."),
    "not-in-hand": ("A3.1", "There is no card of the {people} in the hand."),
    "first-token-north": (
        "A3.2",
        "The first token of the {people} goes to a northern province, and {province} is none.",
    ),
    "out-of-reach": (
        "A3.3",
        "{province} is neither northern, nor holds a token of the {people}, nor borders one.",
    ),
    "pacified": ("A3.4", "{province} is pacified: no token may enter."),
    "sixth-token": ("A3.4", "{province} holds five tokens: there is no room for a sixth."),
    "no-token": ("A3.4", "All tokens of the {people} are on the map: none is left to place."),
    "influence-first": (
        "A3.5",
        "A token was placed: first comes influence, a second token, or neither.",
    ),
    "no-card-resolved": ("A3.5", "Influence is taken only after a card's first token."),
    "no-second-token": ("A3.7", "A second token is placed only after a card's first token."),
    "nothing-to-forgo": ("A3.7", "There is no influence to give up now."),
    "must-play": ("A3.9", "A card in the hand can be played, so one must be played."),
    "skip-first": ("A3.9", "No card can be played: first skip, or use an action tile."),
    "nothing-to-skip": ("A3.9", "No card is to be played now, so there is nothing to skip."),
    "skipped": ("A3.9", "Who has skipped plays no card any more this turn."),
    "card-played": ("A3.1", "The card of this turn is played already."),
    "cards-played": ("A8.1", "The two cards of this turn are played already."),
    "no-century": ("A7.2", "All ten peace tiles are placed: no further card is played."),
    "war-first": ("A4.1", "First the war has to be fought."),
    "no-war": ("A4.1", "There is no war now."),
    "war-after-influence": ("A4.1", "The war comes once the influence step is over."),
    "war-not-in-hand": ("A4.2", "There are not so many cards of the {people} in the hand."),
    "not-present": ("A4.2", "The {people} are not in {province}: their cards cannot be laid."),
    "scoring-first": ("A5.1", "A scoring is due: first score, or use the Influence tile."),
    "no-scoring-due": ("A5.1", "No scoring is due now."),
    "tile-not-active": ("A6.1", "Only the active player uses action tiles."),
    "tile-gone": ("A6.1", "That action tile is used up."),
    "one-tile-a-turn": ("A6.1", "One action tile was used this turn already."),
    "double-too-early": ("A6.2", "Double is used when all cards of the turn are resolved."),
    "double-no-card": ("A6.2", "No card in the hand could be played with Double."),
    "exchange-in-scoring": ("A6.3", "Exchange cannot be used before a scoring."),
    "exchange-not-in-hand": ("A6.3", "There are not so many cards of the {people} in the hand."),
    "track-full": ("A6.4", "The cube stands at the end of the track of the {people}."),
    "influence-step-only": (
        "A9",
        "At this table the Influence tile is used only in the influence step.",
    ),
}

FAULTS: Final[Mapping[str, tuple[str, str]]] = {
    "not-a-snapshot": ("A2", "A snapshot is an object that names at least the “seats”."),
    "unknown-key": ("A2", "A snapshot has no key “{key}”."),
    "wrong-value": ("A2", "In the snapshot, “{key}” cannot be {value}."),
    "not-by-seat": ("A1.2", "“{key}” must have one entry for each of the {seats} seats."),
    "unknown-people": ("A1.1", "“{key}” names an unknown people: {people}."),
    "unknown-province": ("A10.2", "“{key}” names an unknown province: {province}."),
    "wrong-number": ("A1.1", "“{key}” counts {number} of the {people}: not from 0 to {most}."),
    "named-twice": ("A1.1", "“{key}” names “{name}” twice."),
    "sixth-token": ("A3.4", "{province} holds {number} tokens: five are the most."),
    "five-without-war": ("A4.1", "{province} holds five tokens, but is not at war."),
    "war-without-five": ("A4.1", "{province} is at war, but does not hold five tokens."),
    "wrong-tokens": ("A1.1", "The {people} have {number} tokens on the map and in supply, not 20."),
    "wrong-cards": ("A1.1", "The {people} have {number} cards in all, not 9."),
    "large-hand": ("A2.1", "Seat {seat} has {number} cards: six are the most."),
    "wrong-peace": (
        "A1.3",
        "The peace tiles, 1, 2, 3 and 4, are taken from the earliest century first.",
    ),
    "wrong-pacified": ("A4.6", "{number} provinces are pacified by {placed} peace tiles."),
    "pacified-at-war": ("A4.6", "{province} is pacified: it cannot be at war."),
    "wrong-wars": ("A4.1", "In phase “{phase}” there cannot be {number} wars to fight."),
    "laid-outside-war": ("A4.2", "Cards are laid only in a war."),
    "laid-not-present": ("A4.2", "Seat {seat} laid cards of the {people}, who are not in the war."),
    "laid-out-of-turn": ("A4.2", "Seat {seat} decides in this war before others did."),
    "war-decided": ("A4.2", "Nobody is left to decide in this war: it would be fought already."),
    "no-people": ("A3.5", "In phase “influence” the people of the card must be named."),
    "wrong-cards-left": ("A8.1", "In phase “{phase}” there cannot be {number} cards left to play."),
    "no-century": ("A7.2", "All ten peace tiles are placed: no card is played any more."),
    "no-scoring-due": ("A5.1", "No scoring is due: no century has just lost its last peace tile."),
    "wrong-due": ("A3.8", "In phase “{phase}” the cards due cannot be {value}."),
    "empty-pile": ("A3.10", "Cards are due, so the draw pile cannot be empty."),
    "wrong-aside": ("A6.3", "Cards lie aside only in an exchange, at least as many as are due."),
    "exchange-unused": ("A6.3", "During an exchange the active player has used the Exchange tile."),
    "not-called": ("A7.1", "The tenth tile is placed or the game is over: the end was called."),
}


def names(values: Mapping[str, object]) -> dict[str, object]:
    """The values with the English names of peoples and provinces."""
    return {key: name(value) for key, value in values.items()}


def name(value: object) -> object:
    """The English name of a people or a province; anything else as it is."""
    if isinstance(value, str):
        return value.capitalize() if value in PEOPLES else NAMES.get(value, value)
    return value


def refuse(code: str, **values: object) -> Refusal:
    """The refusal of a code."""
    rule, sentence = REFUSALS[code]
    return Refusal(rule, code, values, sentence.format(**names(values)))


def fault(code: str, **values: object) -> InvalidState:
    """The error for a written position that cannot be."""
    rule, sentence = FAULTS[code]
    return InvalidState(code, rule=rule, sentence=sentence.format(**names(values)), **values)
