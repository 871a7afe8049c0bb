import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { MapPoint } from '../../ink/map/lay-out-map';
import type { Panning } from './use-viewport';

/** A pointer that moves less has clicked. */
const CLICK = 5;

/** Pans by dragging, and zooms by pinching; a press that has moved the map clicks nothing in it. */
export function useDrag({ zoomBy, panBy }: Panning) {
  const pointers = useRef(new Map<number, MapPoint>());
  const moved = useRef(0);

  const onPointerDown = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (pointers.current.size === 0) moved.current = 0;
    pointers.current.set(pointerId, { x: clientX, y: clientY });
  };
  const onPointerMove = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent): void => {
    const last = pointers.current.get(pointerId);
    if (last === undefined) return;
    const next = { x: clientX, y: clientY };
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    pointers.current.set(pointerId, next);
    moved.current += distance(last, next);
    if (moved.current < CLICK) return;
    currentTarget.setPointerCapture(pointerId);
    if (other === undefined) {
      panBy(next.x - last.x, next.y - last.y);
      return;
    }
    const { left, top } = currentTarget.getBoundingClientRect();
    const middle = { x: (next.x + other.x) / 2 - left, y: (next.y + other.y) / 2 - top };
    zoomBy(distance(next, other) / (distance(last, other) || 1), middle);
    panBy((next.x - last.x) / 2, (next.y - last.y) / 2);
  };
  const onPointerEnd = ({ pointerId }: PointerEvent): void => {
    pointers.current.delete(pointerId);
  };
  const onClickCapture = (event: MouseEvent): void => {
    if (moved.current >= CLICK) event.stopPropagation();
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onClickCapture,
  };
}

function distance(one: MapPoint, other: MapPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
