import { useState, type RefObject } from 'react';
import type { MapLayout, MapPoint, PlacedBox } from '../../ink/map/lay-out-map';
import { isWrittenPlace } from './find-places';
import type { Grab } from './use-drag';
import type { Viewport } from './viewport';

/** What is being dragged on the map: a box, or a way from one. */
export type Dragged =
  | { kind: 'box'; id: string; by: MapPoint }
  | { kind: 'way'; from: PlacedBox; to: MapPoint; over: string | null };

interface GrabbingMap {
  svg: RefObject<SVGSVGElement>;
  layout: MapLayout;
  view: Viewport;
  /** The box that was tapped: on a touch screen only that one is moved, so that the others do not hinder panning. */
  selected: string | null;
  onMove: (box: PlacedBox, by: MapPoint) => void;
  /** A way was drawn to a box, or to a point where there is none. */
  onWay: (from: PlacedBox, to: PlacedBox | null, at: MapPoint) => void;
}

/** What a pointer takes hold of on the map: the handle of a box, or the box itself. */
export function useMapGrab({ svg, layout, view, selected, onMove, onWay }: GrabbingMap) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const onMap = (at: MapPoint): MapPoint => {
    const { left, top } = svg.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: (at.x - left - view.x) / view.scale, y: (at.y - top - view.y) / view.scale };
  };
  const scaled = ({ x, y }: MapPoint): MapPoint => ({ x: x / view.scale, y: y / view.scale });
  const boxOf = (element: Element | null | undefined): PlacedBox | null =>
    layout.boxes[Number(element?.closest('[data-box]')?.getAttribute('data-box') ?? -1)] ?? null;
  const onCancel = (): void => setDragged(null);

  const grab = (target: Element, isTouch: boolean): Grab | null => {
    const handle = target.closest('[data-handle]')?.getAttribute('data-handle');
    const from = layout.boxes.find(({ id }) => id === handle);
    if (from !== undefined) {
      return {
        onCancel,
        onDrag: (_, at) => {
          const box = boxOf(document.elementFromPoint(at.x, at.y));
          const over = box !== null && isWrittenPlace(box) ? box.id : null;
          setDragged({ kind: 'way', from, to: onMap(at), over });
        },
        onDrop: (_, { x, y }) => {
          setDragged(null);
          const to = boxOf(document.elementFromPoint(x, y));
          if (to === null || isWrittenPlace(to)) onWay(from, to, onMap({ x, y }));
        },
      };
    }
    const box = boxOf(target);
    if (box === null || (isTouch && box.id !== selected)) return null;
    return {
      onCancel,
      onDrag: (by) => setDragged({ kind: 'box', id: box.id, by: scaled(by) }),
      onDrop: (by) => {
        setDragged(null);
        onMove(box, scaled(by));
      },
    };
  };
  return { dragged, grab, onMap };
}
