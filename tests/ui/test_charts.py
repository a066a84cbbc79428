"""Bars add up, keep their order and fit their row."""

from hypothesis import given
from hypothesis import strategies as st

from kingswill_tui.ui.charts import Bar, Scale, axis, pieces, scale_of

BARS = st.lists(
    st.builds(Bar, st.just("seat"), st.tuples(*[st.integers(-40, 60)] * 4)), min_size=1, max_size=4
)


@given(BARS, st.integers(10, 120))
def test_every_row_is_exactly_as_wide_as_its_scale(bars: list[Bar], width: int) -> None:
    scale = scale_of(bars, width)
    for bar in bars:
        left, right = pieces(bar, scale)
        assert sum(piece.columns for piece in left) == scale.zero
        assert sum(piece.columns for piece in right) == width - 1 - scale.zero
        assert all(piece.columns > 0 for piece in (*left, *right))


@given(BARS)
def test_a_wide_row_shows_every_part_that_is_not_nothing(bars: list[Bar]) -> None:
    scale = scale_of(bars, 600)
    for bar in bars:
        left, right = pieces(bar, scale)
        shown = {piece.part for piece in (*left, *right)} - {None}
        assert shown == {part for part, value in enumerate(bar.parts) if value}


@given(BARS, st.integers(10, 120))
def test_an_axis_is_as_wide_as_its_scale(bars: list[Bar], width: int) -> None:
    assert len(axis(scale_of(bars, width))) == width


def test_parts_below_zero_lie_left_of_the_line_and_the_others_right_in_order() -> None:
    bar = Bar("Marion", (3, -2, 4, 1))
    scale = scale_of([bar], 11)
    assert scale == Scale(-2, 8, 11)
    assert pieces(bar, scale) == ([(1, 2)], [(0, 3), (2, 4), (3, 1)])
    assert bar.total == 6


def test_shorter_bars_end_in_empty_columns() -> None:
    long, short = Bar("Marion", (-4, 6)), Bar("Bea", (-1, 3))
    scale = scale_of([long, short], 11)
    assert pieces(short, scale) == ([(None, 3), (0, 1)], [(1, 3), (None, 3)])


def test_numbers_begin_where_their_values_lie() -> None:
    scale = Scale(-10, 20, 61)
    row = axis(scale)
    assert row.split() == ["-10", "-5", "0", "5", "10", "15"]
    assert [row.index(f"{value} ") for value in (-10, -5, 15)] == [0, 10, 50]
    assert row[scale.zero] == "0"


def test_nothing_at_all_still_has_a_scale() -> None:
    bars = [Bar("Marion", (0, 0, 0, 0))]
    scale = scale_of(bars, 1)
    assert (scale.low, scale.high, scale.width) == (0, 1, 2)
    assert pieces(bars[0], scale) == ([], [(None, 1)])
