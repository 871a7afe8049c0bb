import { useCallback, useMemo, type MouseEvent, type RefObject } from 'react';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import { placedByHand, positionsOf } from '../../ink/map/place-by-hand';
import type { MapEdits } from './acts/use-map-edits';
import { boxesIn, useChosenBoxes } from './use-chosen-boxes';
import { useDrag } from './use-drag';
import { useHoldHint } from './use-hold-hint';
import { useMapGrab, type Dragged } from './use-map-grab';
import type { Panning } from './use-viewport';

/** What a pointer does on the map: it pans, and chooses, selects, moves and joins boxes. */
export function useMapPointer(
  svg: RefObject<SVGSVGElement>,
  plain: MapLayout,
  panning: Panning,
  edits: MapEdits,
) {
  const choice = useChosenBoxes(plain.boxes);
  const { chosen, choose, toggle, clear } = choice;
  const { about, ...hint } = useHoldHint();
  const { selected, leave, onSelect } = edits;
  // The panel is about one place.
  const onChoose = useCallback(
    (box: PlacedBox): void => {
      if (selected !== null && chosen.size === 0 && selected !== box.id) choose([selected, box.id]);
      else toggle(box.id);
      if (selected !== null) leave();
    },
    [selected, chosen, choose, toggle, leave],
  );
  const { dragged, grab, onMap } = useMapGrab({
    ...{ svg, view: panning.view, layout: plain, edits, choice, hint },
    onRested: (box) => {
      onChoose(box);
      hint.onRested();
    },
  });
  const drag = useDrag(panning, (...press) => (edits.isWriter ? grab(...press) : null));
  const layout = useMemo(() => withDragged(plain, dragged), [plain, dragged]);
  const band = dragged?.kind === 'band' ? dragged.rect : null;
  const isOnMap = ({ target }: MouseEvent): boolean =>
    target instanceof Element && target.closest('[data-box], [data-sign]') === null;
  return {
    dragged,
    /** The layout with boxes where the pointer holds them. */
    layout,
    choice,
    /** Those that are chosen, or would be. */
    chosen: useMemo(
      () => (band === null ? chosen : new Set([...chosen, ...boxesIn(layout.boxes, band)])),
      [band, chosen, layout],
    ),
    /** What to say of holding a place. */
    about,
    /** Chooses a box beside others, or leaves it out again. */
    onChoose,
    /** Selects one box alone. */
    onSelect: useCallback(
      (box: PlacedBox, enters: boolean): void => {
        clear();
        onSelect(box, enters);
      },
      [clear, onSelect],
    ),
    handlers: {
      onClick: (event: MouseEvent): void => {
        if (!isOnMap(event) || event.detail > 1) return;
        clear();
        if (selected !== null) leave();
        svg.current?.focus({ preventScroll: true });
      },
      onDoubleClick: (event: MouseEvent): void => {
        if (isOnMap(event) && edits.isWriter)
          edits.add(onMap({ x: event.clientX, y: event.clientY }));
      },
      ...drag,
    },
  };
}

function withDragged(layout: MapLayout, dragged: Dragged | null): MapLayout {
  if (dragged?.kind !== 'boxes') return layout;
  const { ids, by } = dragged;
  const positions = Object.entries(positionsOf(layout)).map(
    ([id, { x, y }]) => [id, ids.has(id) ? { x: x + by.x, y: y + by.y } : { x, y }] as const,
  );
  return placedByHand(layout, Object.fromEntries(positions));
}
