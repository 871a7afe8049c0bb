import { useState, type RefObject } from 'react';
import type { MapLayout, MapPoint, MapRect, PlacedBox } from '../../ink/map/lay-out-map';
import { isWrittenPlace } from './acts/find-places';
import type { MapEdits } from './acts/use-map-edits';
import { boxesIn, type ChosenBoxes } from './use-chosen-boxes';
import type { Grab, Press } from './use-drag';
import type { HoldHint } from './use-hold-hint';
import type { Viewport } from './viewport';

/** What is being dragged on the map: boxes, a way from one, or a band around those that are to be chosen. */
export type Dragged =
  | { kind: 'boxes'; ids: ReadonlySet<string>; by: MapPoint }
  | { kind: 'band'; rect: MapRect }
  | { kind: 'way'; from: PlacedBox; to: MapPoint; over: string | null };

interface GrabbingMap {
  svg: RefObject<SVGSVGElement>;
  layout: MapLayout;
  view: Viewport;
  edits: Pick<MapEdits, 'selected' | 'move' | 'addWay'>;
  /** Those that are moved together. */
  choice: Pick<ChosenBoxes, 'chosen' | 'choose'>;
  hint: Pick<HoldHint, 'onHeld' | 'onTooSoon'>;
  /** A finger rested on a box, and was lifted again. */
  onRested: (box: PlacedBox) => void;
}

/** What a pointer takes hold of on the map: the handle of a box, the box itself, or with Shift a band on the paper. */
export function useMapGrab({ svg, layout, view, edits, choice, hint, onRested }: GrabbingMap) {
  const { chosen, choose } = choice;
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const onMap = (at: MapPoint): MapPoint => {
    const { left, top } = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: (at.x - left - view.x) / view.scale, y: (at.y - top - view.y) / view.scale };
  };
  const scaled = ({ x, y }: MapPoint): MapPoint => ({ x: x / view.scale, y: y / view.scale });
  const boxOf = (element: Element | null | undefined): PlacedBox | null =>
    layout.boxes[Number(element?.closest('[data-box]')?.getAttribute('data-box') ?? -1)] ?? null;
  const onCancel = (): void => setDragged(null);

  const grabWay = (from: PlacedBox): Grab => ({
    onCancel,
    onDrag: (_, at) => {
      const box = boxOf(document.elementFromPoint(at.x, at.y));
      const over = box !== null && isWrittenPlace(box) ? box.id : null;
      setDragged({ kind: 'way', from, to: onMap(at), over });
    },
    onDrop: (_, { x, y }) => {
      setDragged(null);
      const to = boxOf(document.elementFromPoint(x, y));
      if (to === null || isWrittenPlace(to)) edits.addWay(from, to, onMap({ x, y }));
    },
  });
  const grabBand = (): Grab => {
    const band = (by: MapPoint, at: MapPoint): MapRect => rectBetween(onMap(at), scaled(by));
    return {
      onCancel,
      onDrag: (by, at) => setDragged({ kind: 'band', rect: band(by, at) }),
      onDrop: (by, at) => {
        setDragged(null);
        choose([...chosen, ...boxesIn(layout.boxes, band(by, at))]);
      },
    };
  };
  const grabBox = ({ id }: PlacedBox): Grab => {
    const ids = chosen.has(id) ? chosen : new Set([id]);
    return {
      onCancel,
      onDrag: (by) => setDragged({ kind: 'boxes', ids, by: scaled(by) }),
      onDrop: (by) => {
        setDragged(null);
        edits.move(ids, scaled(by));
      },
    };
  };

  const grab = (target: Element, { isTouch, isShift }: Press): Grab | null => {
    const handle = target.closest('[data-handle]')?.getAttribute('data-handle');
    const from = layout.boxes.find(({ id }) => id === handle);
    if (from !== undefined) return grabWay(from);
    const box = boxOf(target);
    if (box === null) return isShift && target.closest('[data-sign]') === null ? grabBand() : null;
    // On a touch screen, others are held first, so that they do not hinder panning.
    if (!isTouch || box.id === edits.selected || chosen.has(box.id)) return grabBox(box);
    const onHeld = (): void => {
      hint.onHeld();
      setDragged({ kind: 'boxes', ids: new Set([box.id]), by: { x: 0, y: 0 } });
    };
    return { ...grabBox(box), onHeld, onTooSoon: hint.onTooSoon, onRested: () => onRested(box) };
  };
  return { dragged, grab, onMap };
}

/** The rectangle that a pointer has drawn to a point by a step. */
function rectBetween(to: MapPoint, by: MapPoint): MapRect {
  return {
    x: Math.min(to.x, to.x - by.x),
    y: Math.min(to.y, to.y - by.y),
    width: Math.abs(by.x),
    height: Math.abs(by.y),
  };
}
