import { useEffect, type RefObject } from 'react';
import type { MapRect } from '../../ink/map/lay-out-map';
import type { Panning } from './use-viewport';

const WHEEL_ZOOM = 0.0022;

/** Pans by the wheel, and zooms by the wheel with Ctrl. */
export function useWheel(
  element: RefObject<SVGSVGElement>,
  bounds: MapRect,
  { view, size, zoomBy, panBy }: Panning,
): void {
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
      const { x, y, scale } = view;
      const [across, down] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
      const left = x + bounds.x * scale;
      const top = y + bounds.y * scale;
      const canAcross = hasMore(across, left, left + bounds.width * scale - size.width);
      const canDown = hasMore(down, top, top + bounds.height * scale - size.height);
      // As in a scrolling box: where the map ends, the page scrolls.
      if (!canAcross && !canDown) return;
      event.preventDefault();
      panBy(canAcross ? -across : 0, canDown ? -down : 0);
    };
    // React listens passively, so that the page would scroll nevertheless.
    svg?.addEventListener('wheel', onWheel, { passive: false });
    return () => svg?.removeEventListener('wheel', onWheel);
  }, [element, bounds, view, size, zoomBy, panBy]);
}

/** Whether a step has more of the map to show: it begins at `start`, and its end is `over` beyond that of the screen. */
function hasMore(step: number, start: number, over: number): boolean {
  return step < 0 ? start < 0 : step > 0 && over > 0;
}
