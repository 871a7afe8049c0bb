import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import type { PlacedBox } from '../../ink/map/lay-out-map';
import type { MapEdits, SteppedPlace } from './acts/use-map-edits';
import { focusBox } from './map-keys';
import type { ChosenBoxes } from './use-chosen-boxes';
import type { PlaceSearch } from './use-place-search';
import type { Panning } from './use-viewport';

export type ActiveBox = ReturnType<typeof useActiveBox>;

interface SightedMap {
  svg: RefObject<SVGSVGElement>;
  boxes: readonly PlacedBox[];
  hereBox: PlacedBox | null;
  panning: Panning;
  search: Pick<PlaceSearch, 'shown' | 'asked'>;
  edits: MapEdits;
  /** Whether the map moves to where the story stands when somebody plays, and how often somebody has. */
  follows: boolean;
  plays: number;
  choose: ChosenBoxes['choose'];
}

/** Which box is active; the map moves to what happens elsewhere, and gives the focus to what is asked for. */
export function useBoxesInSight(map: SightedMap): ActiveBox {
  const { svg, boxes, hereBox, panning, search, edits, follows, plays } = map;
  const { reveal } = panning;
  const active = useActiveBox(boxes, hereBox, search.shown, panning);
  const latest = useLatest({ hereBox, reveal });
  useEffect(() => {
    const { hereBox: box, reveal: show } = latest.current;
    if (follows && box !== null) show(box);
  }, [follows, plays, latest]);
  useSelectedInSight(boxes, edits, panning);
  useAwaitedBox(svg, boxes, edits.awaited, (box) => {
    active.setActive(box.id);
    reveal(box);
    edits.change({ awaited: null });
  });
  useSteppedInSight(boxes, edits.stepped, reveal);
  useShownBox(svg, boxes, search, map.choose);
  return active;
}

/** Which box is active; one that is to be shown becomes active, readable, in the middle of the screen. */
function useActiveBox(
  boxes: readonly PlacedBox[],
  here: PlacedBox | null,
  shown: string | null,
  panning: Panning,
) {
  const [active, setActive] = useState<string | null>(null);
  const [lastShown, setLastShown] = useState(shown);
  const shownBox = boxWith(boxes, shown);
  if (shown !== lastShown) {
    setLastShown(shown);
    if (shownBox !== null) setActive(shownBox.id);
  }
  const latest = useLatest({ shownBox, magnify: panning.magnify });
  const isDrawn = shownBox !== null;
  // Not when the box is drawn anew: the map would move while one works on it.
  useEffect(() => {
    const { shownBox: box, magnify } = latest.current;
    if (box !== null) magnify(box);
  }, [shown, isDrawn, latest]);
  /** The one that the Tab key leads to. */
  const current = boxes.find(({ id }) => id === active) ?? here ?? boxes[0] ?? null;
  return { current, setActive };
}

/** Keeps the box that a panel is about in sight: when the panel takes the focus, and as long as its lines are written. */
function useSelectedInSight(
  boxes: readonly PlacedBox[],
  { selected, entered, writing }: MapEdits,
  { reveal, size }: Panning,
): void {
  const box = boxes.find(({ id }) => id === selected) ?? null;
  const latest = useLatest({ box, reveal });
  // One that was just added is drawn in a moment, and none is in sight before there is a size.
  const isDrawn = box !== null && size.width > 0;
  // Also when the panes get other widths.
  const room = writing !== null ? size : null;
  useEffect(() => {
    const { current } = latest;
    // Not while its first click may be followed by a second.
    if (entered !== null && isDrawn && current.box !== null) current.reveal(current.box);
  }, [entered, isDrawn, room, latest]);
}

/** Brings the place that was changed by what was undone or redone into sight, as soon as it is drawn. */
function useSteppedInSight(
  boxes: readonly PlacedBox[],
  stepped: SteppedPlace | null,
  reveal: Panning['reveal'],
): void {
  const box = boxWith(boxes, stepped?.place ?? null);
  const latest = useLatest({ box, reveal });
  const shown = useRef(stepped);
  const isDrawn = box !== null;
  useEffect(() => {
    const { current } = latest;
    if (current.box === null || shown.current === stepped) return;
    shown.current = stepped;
    current.reveal(current.box);
  }, [stepped, isDrawn, latest]);
}

/** Chooses the box of a place that was searched for, and gives it the focus when that is asked for. */
function useShownBox(
  map: RefObject<Element>,
  boxes: readonly PlacedBox[],
  { shown, asked }: Pick<PlaceSearch, 'shown' | 'asked'>,
  choose: (ids: readonly string[]) => void,
): void {
  const index = boxes.findIndex(({ places }) => shown !== null && places.includes(shown));
  const latest = useLatest({ index, id: boxes[index]?.id });
  useEffect(() => {
    const { id } = latest.current;
    if (shown !== null && id !== undefined) choose([id]);
  }, [shown, latest, choose]);
  useEffect(() => {
    if (asked > 0) focusBox(map.current, latest.current.index);
  }, [asked, map, latest]);
}

/** Gives a box the focus as soon as it is drawn; `awaited` is its id, or null. */
function useAwaitedBox(
  map: RefObject<Element>,
  boxes: readonly PlacedBox[],
  awaited: string | null,
  onFound: (box: PlacedBox) => void,
): void {
  const index = boxes.findIndex(({ id }) => id === awaited);
  const latest = useLatest({ boxes, onFound });
  useEffect(() => {
    const box = latest.current.boxes[index];
    if (box === undefined) return;
    focusBox(map.current, index);
    latest.current.onFound(box);
  }, [index, map, latest]);
}

/** The box that a place is in, or null. */
export function boxWith(boxes: readonly PlacedBox[], place: string | null): PlacedBox | null {
  return boxes.find(({ places }) => place !== null && places.includes(place)) ?? null;
}
