"""The map: regions fit together, pieces find their place, nothing is lost, painting is quiet."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPainterPath
from pytestqt.qtbot import QtBot

from pamir_desktop.model.terms import (
    BORDER_ENDS,
    NEIGHBOURS,
    Border,
    Coalition,
    Colour,
    Region,
    Suit,
)
from pamir_desktop.views.art import pieces, rails, table_parts, tokens
from pamir_desktop.views.art.fonts import Family, font
from pamir_desktop.views.art.map import overlay
from pamir_desktop.views.art.map.geometry import (
    BAND,
    HEIGHT,
    MARGIN,
    SLOTS,
    WIDTH,
    border_at,
    border_band,
    border_line,
    land_path,
    region_at,
    region_outline,
    region_path,
    road_spots,
)
from pamir_desktop.views.art.map.layout import Owner, PieceKind, Stack, badge_width, lay_out
from pamir_desktop.views.art.map.lettering import MapWords, name_places
from pamir_desktop.views.art.map.places import TOWNS, peaks
from pamir_desktop.views.art.map.sheet import ground, lettering, paint_sheet, sheet_size
from pamir_desktop.views.art.palette import PALETTES, SAFE, THEMES, Palette, Theme
from pamir_desktop.views.art.text_fit import text_width

WIDTHS = (400, 440, 616, 1000, 1400, 2800)
EVERY_THEME = list(THEMES.values())
WORDS = MapWords(
    regions=("Persia", "Transcaspia", "Herat", "Kabul", "Kandahar", "Punjab"),
    caspian="Caspian Sea",
    arabian="Arabian Sea",
    towns=tuple(f"Town {i}" for i in range(len(TOWNS))),
    title="Afghanistan",
    subtitle="and its neighbors",
)
REGION_NAMES = (
    WORDS.regions,
    ("Persien", "Transkaspien", "Herat", "Kabul", "Kandahar", "Punjab"),
    ("Персия", "Закаспий", "Герат", "Кабул", "Кандагар", "Пенджаб"),
)


def area(path: QPainterPath) -> float:
    """The area of all outlines of a path without holes (shoelace formula)."""
    total = 0.0
    for polygon in path.toFillPolygons():
        corners = [(point.x(), point.y()) for point in polygon.toList()]
        total += abs(
            sum(ax * by - bx * ay for (ax, ay), (bx, by) in itertools.pairwise(corners)) / 2
        )
    return total


# ---------------------------------------------------------------- geometry


def test_exactly_the_nine_borders_share_points() -> None:
    for one, other in itertools.combinations(Region, 2):
        shared = set(region_outline(one)) & set(region_outline(other))
        border = next((b for b in Border if set(BORDER_ENDS[b]) == {one, other}), None)
        assert shared == (set(border_line(border)) if border is not None else set())
        assert (border is not None) == (other in NEIGHBOURS[one])


def test_regions_do_not_overlap_and_fill_the_land() -> None:
    for one, other in itertools.combinations(Region, 2):
        overlap = region_path(one).intersected(region_path(other))
        assert area(overlap) < 1.0, (one, other)
    land = sum(area(region_path(region)) for region in Region)
    assert land == pytest.approx(area(land_path()), rel=1e-3)
    assert land > 0.8 * WIDTH * HEIGHT


def test_outlines_walk_without_jumps() -> None:
    """A line walked the wrong way round would show as a long straight edge across the land."""
    frame = {MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN}
    for region in Region:
        ring = region_outline(region)
        for a, b in itertools.pairwise((*ring, ring[0])):
            along_frame = (a[0] == b[0] and a[0] in frame) or (a[1] == b[1] and a[1] in frame)
            assert along_frame or math.dist(a, b) < 30, (region, a, b)


def test_regions_are_placed_as_in_the_world() -> None:
    middle = {region: region_path(region).boundingRect().center() for region in Region}
    west = min(middle, key=lambda region: middle[region].x())
    assert west is Region.PERSIA
    assert max(middle, key=lambda region: middle[region].x()) is Region.PUNJAB
    assert middle[Region.TRANSCASPIA].y() < middle[Region.HERAT].y()
    assert middle[Region.KABUL].y() < middle[Region.KANDAHAR].y()
    assert middle[Region.HERAT].x() < middle[Region.KANDAHAR].x() < middle[Region.PUNJAB].x()


@pytest.mark.parametrize("width", WIDTHS)
def test_every_slot_is_in_its_region_and_in_no_other(width: int) -> None:
    pixel = width / WIDTH
    for region, slots in SLOTS.items():
        for x, y in (slots.name, slots.armies, slots.tribes):
            inside = [r for r in Region if region_path(r, width).contains(QPointF(x, y) * pixel)]
            assert inside == [region]
            assert region_at(x * pixel, y * pixel, width) is region
        centre = region_path(region).boundingRect().center()
        assert region_at(centre.x(), centre.y(), WIDTH) is region


def test_no_region_is_in_the_sea() -> None:
    assert region_at(40, 200, WIDTH) is None
    assert region_at(60, 930, WIDTH) is None


@pytest.mark.parametrize("border", Border)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_roads_are_on_their_band_only(border: Border, count: int) -> None:
    for spot in road_spots(border, count, 70):
        assert border_band(border).contains(QPointF(spot.x, spot.y))
        assert border_at(spot.x, spot.y, WIDTH, BAND) is border
        assert -90 < spot.degrees <= 90
        others = [b for b in Border if b is not border]
        assert not any(border_band(b).contains(QPointF(spot.x, spot.y)) for b in others)


def test_lines_are_the_same_each_time() -> None:
    before = {border: border_line(border) for border in Border}
    border_line.cache_clear()
    assert before == {border: border_line(border) for border in Border}


def test_peaks_keep_away_from_borders_and_pieces() -> None:
    assert len(peaks()) > 200
    for peak in peaks():
        for border in Border:
            assert min(math.dist((peak.x, peak.y), p) for p in border_line(border)[::3]) > 25
        for slots in SLOTS.values():
            assert math.dist((peak.x, peak.y), slots.armies) > 50


# ---------------------------------------------------------------- layout

counts = st.integers(0, 12)
armies = st.dictionaries(
    st.sampled_from(Region), st.dictionaries(st.sampled_from(Coalition), counts), max_size=6
)
tribes = st.dictionaries(
    st.sampled_from(Region), st.dictionaries(st.sampled_from(Colour), counts), max_size=6
)
roads = st.dictionaries(
    st.sampled_from(Border), st.dictionaries(st.sampled_from(Coalition), counts), max_size=9
)
FULL_ARMIES = {region: dict.fromkeys(Coalition, 12) for region in Region}
FULL_TRIBES = {region: dict.fromkeys(Colour, 10) for region in Region}
FULL_ROADS = {border: dict.fromkeys(Coalition, 12) for border in Border}


def wording(stacks: tuple[Stack, ...]) -> dict[tuple[PieceKind, int, int], int]:
    """What an onlooker counts: by kind, place and owner."""
    return {(stack.kind, stack.place, stack.owner): stack.shown for stack in stacks}


@settings(max_examples=100, deadline=None)
@given(armies, tribes, roads, st.sampled_from(WIDTHS))
def test_layout_accounts_for_every_piece(
    army: dict[Region, dict[Coalition, int]],
    tribe: dict[Region, dict[Colour, int]],
    road: dict[Border, dict[Coalition, int]],
    width: int,
) -> None:
    stacks = lay_out(army, tribe, road, width)
    expected = {
        (kind, place, owner): count
        for kind, places in (
            (PieceKind.ARMY, army),
            (PieceKind.TRIBE, tribe),
            (PieceKind.ROAD, road),
        )
        for place, owners in places.items()
        for owner, count in owners.items()
        if count
    }
    assert len(stacks) == len(expected)
    assert wording(stacks) == expected
    for stack in stacks:
        assert 1 <= len(stack.spots) <= stack.count
        assert stack.badge is not None or len(stack.spots) == stack.count


@settings(max_examples=100, deadline=None)
@given(armies, tribes, roads, st.sampled_from(WIDTHS))
@example(
    {},
    {Region.HERAT: {Colour.GREY: 3, Colour.BLUE: 2}},
    {Border.HERAT_KANDAHAR: {Coalition.AFGHAN: 1}},
    616,
)
def test_different_stacks_are_apart(
    army: dict[Region, dict[Coalition, int]],
    tribe: dict[Region, dict[Colour, int]],
    road: dict[Border, dict[Coalition, int]],
    width: int,
) -> None:
    stacks = lay_out(army, tribe, road, width)
    for one, other in itertools.combinations(stacks, 2):
        least = 34 * min(one.scale, other.scale)
        for a, b in itertools.product(one.spots, other.spots):
            assert math.dist((a.x, a.y), (b.x, b.y)) >= least, (one, other)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_fullest_map_stays_legible(width: int) -> None:
    stacks = lay_out(FULL_ARMIES, FULL_TRIBES, FULL_ROADS, width)
    sheet = QRectF(0, 0, width, width / 1.4)
    for stack in stacks:
        assert stack.badge is not None
        assert stack.badge.height >= 12
        assert sheet.contains(stack.bounds())
        if isinstance(stack.place, Region):
            for spot in stack.spots:
                assert region_at(spot.x, spot.y, width) is stack.place
    tribe_marks = [s.spots[-1] for s in stacks if s.kind is PieceKind.TRIBE]
    boxes = [box for stack in stacks if (box := stack.badge_box())]
    scale = stacks[0].scale
    for spot in tribe_marks:
        mark = QPointF(spot.x, spot.y - 34 * scale)
        assert not any(box.contains(mark) for box in boxes)


@pytest.mark.parametrize("width", WIDTHS)
def test_badges_of_one_region_do_not_cover_each_other(width: int) -> None:
    stacks = [s for s in lay_out(FULL_ARMIES, FULL_TRIBES, {}, width) if s.badge]
    for one, other in itertools.combinations(stacks, 2):
        a, b = one.badge_box(), other.badge_box()
        assert a is not None
        assert b is not None
        overlap = a.intersected(b)
        assert overlap.width() * overlap.height() < 0.16 * a.width() * a.height(), (one, other)


def test_few_pieces_are_shown_one_by_one() -> None:
    stacks = lay_out(
        {Region.KABUL: {Coalition.AFGHAN: 2}},
        {Region.HERAT: {Colour.RED: 1}},
        {Border.HERAT_KABUL: {Coalition.BRITISH: 3}},
        616,
    )
    assert {(s.kind, len(s.spots), s.badge) for s in stacks} == {
        (PieceKind.ARMY, 2, None),
        (PieceKind.TRIBE, 1, None),
        (PieceKind.ROAD, 3, None),
    }


def test_badges_are_wide_enough_for_their_figures(qtbot: QtBot) -> None:
    for count in (2, 10, 36):
        written = text_width(f"×{count}", font(Family.SANS, 16, 800))
        assert written < badge_width(count, 20)


# ---------------------------------------------------------------- painting


def painted(width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    assert painter.end()
    return image


def is_blank(image: QImage) -> bool:
    return not any(bytes(image.constBits()))


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.name)
def test_the_sheet_paints_without_a_warning(qtbot: QtBot, theme: Theme) -> None:
    size = sheet_size(440)
    assert size == QSize(440, 314)
    assert ground(440, 2.0, theme).width() == 880
    called: list[QPainter] = []
    image = painted(
        440, 314, lambda p: paint_sheet(p, QPointF(0, 0), 440, theme, WORDS, called.append)
    )
    assert len(called) == 1
    assert not is_blank(image)
    assert ground(440, 1.0, theme).cacheKey() == ground(440, 1.0, theme).cacheKey()
    upper = lettering(440, 1.0, theme, WORDS)
    assert upper.cacheKey() == lettering(440, 1.0, theme, WORDS).cacheKey()


def test_themes_and_words_change_the_sheet(qtbot: QtBot) -> None:
    light, dusk = EVERY_THEME
    assert ground(440, 1.0, light).toImage() != ground(440, 1.0, dusk).toImage()
    other = MapWords(("A", "B", "C", "D", "E", "F"), "G", "H", WORDS.towns, "T", italics=False)
    one = lettering(440, 1.0, light, WORDS).toImage()
    assert one != lettering(440, 1.0, light, other).toImage()


@pytest.mark.parametrize("names", REGION_NAMES, ids=("en", "de", "ru"))
def test_rulers_sit_beside_the_names_inside_the_region(
    qtbot: QtBot, names: tuple[str, ...]
) -> None:
    for width in (440, 616, 1400):
        for region, place in name_places(WORDS._replace(regions=names), width).items():
            assert region_at(*place.ruler, WIDTH) is region
            box = place.letters.boundingRect()
            assert place.ruler[0] + place.ruler_radius * 1.18 < box.left()
            assert place.slip().adjusted(0, 0, 4, 0).right() < box.left()
            assert region_at(box.right(), box.center().y(), WIDTH) is region


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.name)
@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_every_piece_paints_within_its_picture(
    qtbot: QtBot, theme: Theme, palette: Palette
) -> None:
    look = pieces.Look(theme, palette)
    owners: list[tuple[PieceKind, Owner]] = [
        *((PieceKind.ARMY, c) for c in Coalition),
        *((PieceKind.ROAD, c) for c in Coalition),
        *((PieceKind.TRIBE, c) for c in Colour),
    ]
    seen: list[QImage] = []
    for kind, owner in owners:
        for degrees in (0, -60, 90) if kind is PieceKind.ROAD else (0,):
            picture = pieces.piece_picture(kind, owner, 0.5, 1.0, look, degrees).toImage()
            assert not is_blank(picture)
            edge = [picture.pixelColor(x, 0).alpha() for x in range(picture.width())]
            edge += [picture.pixelColor(0, y).alpha() for y in range(picture.height())]
            right, bottom = picture.width() - 1, picture.height() - 1
            edge += [picture.pixelColor(x, bottom).alpha() for x in range(picture.width())]
            edge += [picture.pixelColor(right, y).alpha() for y in range(picture.height())]
            assert max(edge) == 0, (kind, owner, degrees)
            assert picture not in seen
            seen.append(picture)


def on_herat(paint: Callable[[QPainter, Region], None], painter: QPainter) -> None:
    paint(painter, Region.HERAT)


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.name)
def test_overlays_paint_on_their_own_region(qtbot: QtBot, theme: Theme) -> None:
    look, width = pieces.Look(theme, SAFE), 440
    everywhere: list[Callable[[QPainter, Region], None]] = [
        lambda p, r: overlay.paint_ruled_edge(p, r, Colour.RED, look, width),
        lambda p, r: overlay.paint_legal_region(p, r, theme, width),
        lambda p, r: overlay.paint_focused_region(p, r, theme, width),
    ]
    for paint in everywhere:
        image = painted(width, 314, partial(on_herat, paint))
        assert not is_blank(image)
        for x, y in itertools.product(range(2, width - 2, 5), range(2, 312, 5)):
            around = [(x + dx, y + dy) for dx in (-2, 0, 2) for dy in (-2, 0, 2)]
            if not any(region_at(*point, width) is Region.HERAT for point in around):
                assert image.pixelColor(x, y).alpha() == 0, (x, y)
    stacks = lay_out(FULL_ARMIES, FULL_TRIBES, FULL_ROADS, width)
    for border in Border:
        for mark in (overlay.paint_legal_border, overlay.paint_focused_border):
            assert not is_blank(
                painted(width, 314, partial(mark, border=border, theme=theme, width=width))
            )
    assert not is_blank(painted(width, 314, lambda p: overlay.paint_stacks(p, stacks, look)))
    assert not is_blank(
        painted(width, 314, lambda p: overlay.paint_stack_loss(p, stacks[0], theme))
    )


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.name)
def test_furniture_and_tokens_paint_without_a_warning(qtbot: QtBot, theme: Theme) -> None:
    look, at, box = pieces.Look(theme, SAFE), QPointF(40, 40), QRectF(4, 4, 300, 120)
    labels = {suit: suit.name.title() for suit in Suit}
    things: list[Callable[[QPainter], None]] = [
        lambda p: p.drawPixmap(0, 0, table_parts.table_cloth(QSize(320, 200), 1.0, theme)),
        lambda p: table_parts.paint_tray(p, box, theme),
        lambda p: table_parts.paint_slip(p, box, theme, deep=True, active=True),
        lambda p: table_parts.paint_divider(p, at, 200, theme),
        lambda p: table_parts.paint_prompt_bar(p, box, theme, "#B23A1E", 90),
        lambda p: table_parts.paint_vacant_slot(p, box, theme),
        lambda p: table_parts.paint_chain_link(p, at, 28, theme),
        lambda p: rails.paint_points_rail(p, box, look, {0: list(Colour), 23: [Colour.RED]}),
        lambda p: rails.paint_suit_rail(p, box, look, Suit.MILITARY, labels, "Favoured"),
        lambda p: pieces.paint_spy(p, at, 20, Colour.BLACK, look),
        lambda p: pieces.paint_disc(p, at, 9, Colour.TAN, look, ringed=True),
        lambda p: tokens.paint_ruler(p, at, 20, Colour.BLUE, look),
        lambda p: tokens.paint_no_ruler(p, at, 20, theme),
        lambda p: tokens.paint_coin(p, at, 10, "12"),
        lambda p: tokens.paint_coin(p, at, 10),
        lambda p: tokens.paint_ghost_coin(p, at, 10, "+1", theme),
        lambda p: tokens.paint_badge(p, at, 16, 12),
        lambda p: tokens.paint_price_ring(p, at, 10, "5", theme.tray_ink),
        lambda p: tokens.paint_lock_pill(p, at, 16, "2"),
        lambda p: tokens.paint_lock_disc(p, at, 12),
        lambda p: tokens.paint_cross_disc(p, at, 12, look.theme),
    ]
    for thing in things:
        assert not is_blank(painted(320, 200, thing))


def test_rails_know_where_their_marks_are() -> None:
    box = QRectF(10, 10, 616, 32)
    places = [rails.point_place(box, points) for points in range(24)]
    assert all(box.contains(place) for place in places)
    assert [p.x() for p in places] == sorted({p.x() for p in places})
    assert rails.point_place(box, 99) == places[-1]
    for width, height in ((60, 420), (103, 463), (152, 443), (164, 940), (120, 220), (122, 170)):
        rect = QRectF(0, 0, width, height)
        middles = rails.suit_places(rect, list(Suit))
        reach = rails.medallion_radius(rect)
        for suit, middle in middles.items():
            assert rect.contains(middle), suit
        gaps = itertools.pairwise(point.y() for point in middles.values())
        # the sun of the favored suit leaves its neighbors free, and a name above it
        name = 0 if rails.is_beside(rect) else 18 * max(1.0, reach / 27)
        taken = reach + name + rails.sun_radius(rect)
        assert all(lower - upper > taken for upper, lower in gaps), rect


def test_discs_of_all_players_fit_beside_the_first_point() -> None:
    """All five are on 0 at first."""
    for width, height in ((320, 20), (436, 24), (616, 32)):
        box = QRectF(0, 0, width, height)
        image = painted(width, height, partial(standing_at_first, box))
        one, step = rails.point_place(box, 1).x(), rails.point_step(box)
        alone = painted(width, height, partial(standing_at_first, box, colours=()))
        beside = QRect(round(one - 0.3 * step), 0, round(0.6 * step), height)
        assert image.copy(beside) == alone.copy(beside)


def standing_at_first(
    box: QRectF, painter: QPainter, colours: tuple[Colour, ...] = tuple(Colour)
) -> None:
    look = pieces.Look(EVERY_THEME[0], SAFE)
    rails.paint_points_rail(painter, box, look, {0: colours})
