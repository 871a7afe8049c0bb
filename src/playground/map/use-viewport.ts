import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MapLayout, MapPoint, MapRect, PlacedBox } from '../../ink/map/lay-out-map';
import {
  centeredView,
  clearParts,
  clearView,
  FIRST_SCALE,
  firstView,
  isVisible,
  readableScale,
  steadyView,
  wholeView,
  zoomedView,
  type Size,
  type Viewport,
} from './viewport';

export interface Panning {
  size: Size;
  view: Viewport;
  zoomBy: (factor: number, at?: MapPoint) => void;
  panBy: (x: number, y: number) => void;
  /** Shows the whole map. */
  fit: () => void;
  /** Moves the map so that the middle of a rectangle of it is in the middle of what is not covered. */
  center: (rect: MapRect) => void;
  /** The same, as large as it can be read. */
  magnify: (rect: MapRect) => void;
  /** Moves it only as far as needed to see the rectangle beside what covers the map. */
  reveal: (rect: MapRect) => void;
}

/**
 * Pans and zooms a map in an element. It begins as a whole if that can be read, otherwise at `first` and around it. When the map
 * changes, what is drawn stays in its place; until somebody moves it, all of it stays on the screen.
 */
export function useViewport(
  element: RefObject<Element>,
  bounds: MapLayout,
  first: PlacedBox | null,
): Panning {
  const size = useSize(element);
  const [view, setView] = useState<Viewport>({ x: 0, y: 0, scale: 1 });
  const isMoved = useRef(false);

  const last = useRef<{ bounds: MapLayout; size: Size } | null>(null);
  // Before it is painted: otherwise what is drawn would jump there and back.
  useLayoutEffect(() => {
    if (size.width === 0) return;
    const before = last.current;
    last.current = { bounds, size };
    const whole = wholeView(bounds, size);
    const isReadable = whole.scale >= readableScale(bounds);
    if (before === null) {
      const isWhole = first === null || isReadable;
      setView(isWhole ? whole : firstView(bounds, first, size));
      return;
    }
    setView((view) => {
      const steady = steadyView(view, before.bounds.boxes, bounds.boxes);
      const isKept = before.size === size && isVisible(steady, bounds, size);
      return isMoved.current || isKept || !isReadable ? steady : whole;
    });
  }, [bounds, first, size]);

  const zoomBy = useCallback(
    (factor: number, at: MapPoint = { x: size.width / 2, y: size.height / 2 }) => {
      isMoved.current = true;
      setView((last) => zoomedView(last, factor, at));
    },
    [size],
  );
  const panBy = useCallback((x: number, y: number) => {
    isMoved.current = true;
    setView((last) => ({ ...last, x: last.x + x, y: last.y + y }));
  }, []);
  const fit = useCallback(() => {
    isMoved.current = false;
    setView(wholeView(bounds, size));
  }, [bounds, size]);
  const centerAt = useCallback(
    (rect: MapRect, least: number) => {
      isMoved.current = true;
      const [part = size] = clearParts(size, coverOf(element.current));
      setView(({ scale }) => centeredView(Math.max(scale, least), rect, part));
    },
    [element, size],
  );
  const center = useCallback((rect: MapRect) => centerAt(rect, 0), [centerAt]);
  const magnify = useCallback((rect: MapRect) => centerAt(rect, FIRST_SCALE), [centerAt]);
  const reveal = useCallback(
    (rect: MapRect) => {
      const parts = clearParts(size, coverOf(element.current));
      setView((last) => {
        const next = clearView(last, rect, parts);
        // Else the next change of the map would take it out of sight again.
        isMoved.current ||= next !== last;
        return next;
      });
    },
    [element, size],
  );
  return { size, view, zoomBy, panBy, fit, center, magnify, reveal };
}

/** What is open on the map and covers a part of it. */
function coverOf(element: Element | null): MapRect | null {
  const cover = element?.closest('[data-map]')?.querySelector('[data-cover]');
  if (!element || !cover) return null;
  const around = element.getBoundingClientRect();
  const { left, top, width, height } = cover.getBoundingClientRect();
  return { x: left - around.left, y: top - around.top, width, height };
}

/** The size of an element; while it is hidden, the one it had. */
function useSize(element: RefObject<Element>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0) setSize({ width, height });
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
