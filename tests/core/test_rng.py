"""The generator means the same game for ever, and its streams do not disturb each other."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from kingswill_tui.core.rng import Rng, stream


def test_the_stream_of_a_seed_is_the_published_splitmix64() -> None:
    rng = Rng(1234567)
    assert [rng.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_named_stream_starts_at_a_value_that_never_changes() -> None:
    assert stream(7, "rules").value == 0xC36724512AC4D5BF
    assert stream(7, "bot", 1).value != stream(7, "bot", 2).value
    assert stream(7, "bot").value != stream(8, "bot").value


@given(st.integers(), st.integers(min_value=1, max_value=1 << 64))
def test_a_bounded_number_stays_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


def test_bounded_numbers_are_about_equally_frequent() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(5) for _ in range(10_000))
    assert set(counts) == set(range(5))
    assert max(counts.values()) - min(counts.values()) < 300


@given(st.integers(), st.lists(st.integers()))
def test_shuffling_keeps_every_item_and_leaves_its_source_alone(seed: int, items: list[int]) -> None:
    before = list(items)
    assert sorted(Rng(seed).shuffled(items)) == sorted(before)
    assert items == before


def test_every_order_of_three_things_comes_up_about_equally_often() -> None:
    rng = Rng(11)
    orders = Counter(tuple(rng.shuffled("abc")) for _ in range(6_000))
    assert len(orders) == 6
    assert max(orders.values()) - min(orders.values()) < 200


def test_a_choice_is_one_of_the_items_and_reaches_all_of_them() -> None:
    rng = Rng(2)
    assert {rng.choice("xyz") for _ in range(50)} == set("xyz")
