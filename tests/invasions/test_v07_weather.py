import pytest

from tests.invasions.positions import at, do, expect_refused, hold, key, keys, offers, position

STEPS = {"north": ("n_faroe", "n_east"), "east": ("e_gulf", "e_volkhov"),
         "south": ("s_lion", "s_ligurian"), "west": ("w_celtic", "w_irish")}  # fmt: skip
FAIR = {
    "north": {"north": 4, "east": 4, "south": 5, "west": 5},
    "east": {"north": 3, "east": 5, "south": 6, "west": 4},
    "south": {"north": 2, "east": 4, "south": 7, "west": 5},
    "west": {"north": 3, "east": 3, "south": 6, "west": 6},
}
"""Fair-weather days by wind and zone."""
SETTINGS = [(wind, zone, days) for wind, row in FAIR.items() for zone, days in row.items()]


@pytest.mark.parametrize(("wind", "zone", "days"), SETTINGS)
def test_fair_weather_days_depend_on_zone_and_wind(wind: str, zone: str, days: int) -> None:
    """V7.2 North 3, East 4, West 5, South 6; 1 more where the wind points, 1 less opposite."""
    start, place = STEPS[zone]
    fair = position(ships=[f"{start} viking viking"], wind=wind, sailed=days - 1)
    assert hold(do(fair, f"sail {place}")) == {"viking": 2}
    if days < 7:
        foul = position(ships=[f"{start} viking viking"], wind=wind, sailed=days)
        after = do(foul, f"sail {place}")
        assert hold(after) == {"viking": 1}
        assert key(after, "suffered") == 1


@pytest.mark.parametrize(
    ("start", "place", "losses"),
    [
        ("n_norwegian", "shetland", 0),
        ("n_faroe", "faroes", 0),
        ("n_norwegian", "n_faroe", 2),
        ("n_east", "horn", 2),
        ("w_faroe", "n_east", 2),
        ("n_east", "w_faroe", 0),
        ("w_skagerrak", "norway", 0),
        ("e_sound", "lubeck", 1),
        ("e_central", "sweden", 1),
        ("w_finisterre", "s_lusitania", 0),
    ],
)
def test_a_port_is_in_the_zone_of_its_spaces(start: str, place: str, losses: int) -> None:
    """V7.1 The fifth day, wind south; Shetland and Faroe, which touch two zones, are West."""
    state = do(position(ships=[f"{start}" + " viking" * 5], sailed=4), f"sail {place}")
    assert hold(state) == {"viking": 5 - losses}


@pytest.mark.parametrize(("sailed", "losses"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_losses_are_half_of_the_days_over_rounded_up(sailed: int, losses: int) -> None:
    """V7.3 North, wind south, two fair days: 1 or 2 over cost 1, 3 or 4 cost 2, 5 cost 3."""
    state = do(position(ships=["n_faroe" + " viking" * 5], sailed=sailed), "sail n_east")
    assert hold(state) == {"viking": 5 - losses}
    assert keys(state, "sailed", "suffered") == [sailed + 1, losses]


def test_days_in_every_zone_count_but_no_preparation_days() -> None:
    """V7.3 s is what was sailed, in whatever zones."""
    state = position(ships=["n_faroe viking viking"], prepared=5, sailed=1)
    assert hold(do(state, "sail n_east")) == {"viking": 2}


def test_what_was_already_suffered_is_counted() -> None:
    """V7.3 Two due, one suffered: one more. In a fairer zone never less than nothing."""
    state = position(ships=["n_faroe" + " viking" * 4], sailed=4, suffered=1)
    assert hold(do(state, "sail n_east")) == {"viking": 3}
    after = do(state, "sail w_faroe")
    assert hold(after) == {"viking": 4}
    assert keys(after, "suffered", "pending") == [1, None]


def test_the_owner_chooses_what_is_lost() -> None:
    """V7.4 A viking or goods; nothing else is possible before."""
    state = do(position(ships=["n_faroe viking viking furs tusks"], sailed=2), "sail n_east")
    assert offers(state) == {"lose viking", "lose furs", "lose tusks"}
    expect_refused(state, "lose skins", "V7.4")
    expect_refused(state, "sail n_south", "V7.3", "V7.4", "V3.3")
    after = do(state, "lose furs")
    assert hold(after) == {"viking": 2, "tusks": 1}
    assert keys(after, "pending", "suffered") == [None, 1]
    assert key(after, "goods")["furs"] == 11
    after = do(state, "lose viking")
    assert hold(after) == {"viking": 1, "furs": 1, "tusks": 1}
    assert key(after, "reserve")[0] == 14


def test_losses_are_chosen_one_at_a_time() -> None:
    """V7.4 Two due: two rows; `suffered` counts those taken, `pending` those due."""
    state = do(position(ships=["n_faroe viking viking furs furs"], sailed=5), "sail n_east")
    assert keys(state, "pending", "suffered") == [{"what": "lose", "n": 2}, 0]
    state = do(state, "lose viking")
    assert keys(state, "pending", "suffered") == [{"what": "lose", "n": 1}, 1]
    state = do(state, "lose furs")
    assert keys(state, "pending", "suffered") == [None, 2]
    assert hold(state) == {"viking": 1, "furs": 1}


def test_with_one_kind_of_piece_there_is_nothing_to_choose() -> None:
    """V7.4 Only vikings are on board: the loss is taken at once, without a row."""
    state = do(position(ships=["n_faroe viking viking viking"], sailed=2), "sail n_east")
    assert hold(state) == {"viking": 2}
    assert key(state, "pending") is None


def test_once_one_kind_is_left_the_rest_is_taken_at_once() -> None:
    """V7.4 After the only token of furs is gone, vikings are all there is."""
    state = do(position(ships=["n_faroe viking viking viking furs"], sailed=5), "sail n_east")
    state = do(state, "lose furs")
    assert hold(state) == {"viking": 2}
    assert keys(state, "pending", "suffered") == [None, 2]


def test_with_no_more_pieces_than_losses_all_are_lost() -> None:
    """V7.4, V4.5 Two due, two on board: no row, the ship is abandoned, the turn ends."""
    state = do(position(ships=["n_faroe viking furs"], sailed=5), "sail n_east")
    assert (at(state), hold(state)) == ("wintering", {})
    assert keys(state, "active", "goods", "reserve") == [
        1,
        {"furs": 11, "skins": 10, "tusks": 11},
        [15, 15, 15],
    ]


def test_losing_the_only_piece_abandons_the_ship() -> None:
    """V7.4, V4.5 One viking, one loss."""
    state = do(position(ships=["n_faroe viking"], sailed=2), "sail n_east")
    assert (at(state), key(state, "active")) == ("wintering", 1)


def test_seven_days_in_the_north_cost_two() -> None:
    """V7.5 f=3: 2 losses in all, on the fourth and the sixth day."""
    state = position(ships=["n_norwegian" + " viking" * 5], wind="east")
    crew = []
    for day in range(7):
        state = do(state, "sail n_faroe" if day % 2 == 0 else "sail n_norwegian")
        crew.append(hold(state)["viking"])
    assert crew == [5, 5, 5, 4, 4, 3, 3]


def test_eric_sails_to_rostov_and_on_to_bulgar() -> None:
    """V7.5 East, f=4: five days, 1 loss; two more days, a second loss, not two more."""
    state = position(ships=["sweden viking viking viking furs furs"])
    state = do(state, "sail e_central", "sail e_gulf", "sail e_volkhov", "sail e_volga_u")
    assert key(state, "suffered") == 0
    state = do(state, "sail rostov", "lose viking", "trade furs", "sail e_volga_m")
    assert keys(state, "pending", "suffered", "sailed") == [None, 1, 6]
    state = do(state, "sail bulgar", "lose viking")
    assert keys(state, "sailed", "suffered", "pending") == [7, 2, None]
    assert hold(state) == {"viking": 1, "furs": 1}


def test_ragnar_sails_from_york_to_horn() -> None:
    """V7.5 Five days West with f=5, then, the wind turned east, two in the North with f=3."""
    state = position(ships=["york" + " viking" * 5], hands=["needs"])
    state = do(state, "sail w_humber", "sail w_northumbria", "sail w_pentland")
    state = do(state, "sail w_shetland", "sail w_faroe")
    assert hold(state) == {"viking": 5}
    state = do(state, "discard needs", "wind left")
    assert key(state, "wind") == "east"
    state = do(state, "sail n_east", "sail horn")
    assert hold(state) == {"viking": 3}
    assert key(state, "suffered") == 2


def test_the_wind_turns_only_by_runes() -> None:
    """V7.6 Without one there is no `wind` to choose."""
    state = position(ships=["york viking"])
    for text in ("wind left", "wind right", "wind keep"):
        expect_refused(state, text, "V7.6", "V9.5")


def test_a_change_of_wind_counts_from_the_next_step_on() -> None:
    """V7.6 Nothing is refunded: f falls from 4 to 2, and the losses come with the next step."""
    state = position(ships=["n_faroe" + " viking" * 4], wind="north", sailed=4, hands=["wind"])
    state = do(state, "rune wind south")
    assert (hold(state), key(state, "suffered")) == ({"viking": 4}, 0)
    state = do(state, "sail n_east")
    assert (hold(state), key(state, "suffered")) == ({"viking": 2}, 2)


def test_a_better_wind_gives_nothing_back() -> None:
    """V7.6 One loss was suffered; with the wind north none would be due."""
    state = position(ships=["n_faroe viking viking"], sailed=3, suffered=1, hands=["wind"])
    state = do(state, "rune wind north", "sail n_east")
    assert (hold(state), key(state, "suffered")) == ({"viking": 2}, 1)
