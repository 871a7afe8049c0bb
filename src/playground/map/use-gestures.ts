import { useCallback, useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { MapPoint, MapRect } from '../../ink/map/lay-out-map';
import type { Panning } from './use-viewport';

/** A pointer that moves less has clicked. */
const CLICK = 5;
const WHEEL_ZOOM = 0.0022;

/** Pans by dragging or the wheel, zooms by pinching or by the wheel with Ctrl. */
export function useGestures(
  element: RefObject<SVGSVGElement>,
  bounds: MapRect | null,
  { view, size, zoomBy, panBy }: Panning,
) {
  const pointers = useRef(new Map<number, MapPoint>());
  const moved = useRef(0);

  useEffect(() => {
    const svg = element.current;
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        const { left, top } = svg?.getBoundingClientRect() ?? { left: 0, top: 0 };
        const at = { x: event.clientX - left, y: event.clientY - top };
        zoomBy(Math.exp(-event.deltaY * WHEEL_ZOOM), at);
        return;
      }
      if (bounds === null) return;
      // As in a scrolling box: where the map ends, the page scrolls.
      const [x, y] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      const left = view.x + bounds.x * view.scale;
      const top = view.y + bounds.y * view.scale;
      const canX = x < 0 ? left < 0 : left + bounds.width * view.scale > size.width;
      const canY = y < 0 ? top < 0 : top + bounds.height * view.scale > size.height;
      if (!(x !== 0 && canX) && !(y !== 0 && canY)) return;
      event.preventDefault();
      panBy(canX ? -x : 0, canY ? -y : 0);
    };
    // React listens passively, so that the page would scroll nevertheless.
    svg?.addEventListener('wheel', onWheel, { passive: false });
    return () => svg?.removeEventListener('wheel', onWheel);
  }, [element, bounds, view, size, zoomBy, panBy]);

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

  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
    /** Whether the last press moved the map, so that it is no click. */
    hasMoved: useCallback(() => moved.current >= CLICK, []),
  };
}

function distance(one: MapPoint, other: MapPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
