import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { MapPoint, MapRect } from '../../ink/map/lay-out-map';
import {
  centeredView,
  isVisible,
  wholeView,
  zoomedView,
  type Size,
  type Viewport,
} from './viewport';

/** Smaller names cannot be read: the map then begins at the story’s place, not as a whole. */
const READABLE = 0.6;
const FIRST_SCALE = 0.9;

export interface Panning {
  size: Size;
  view: Viewport;
  zoomBy: (factor: number, at?: MapPoint) => void;
  panBy: (x: number, y: number) => void;
  /** Shows the whole map. */
  fit: () => void;
  /** Moves the map so that the middle of a rectangle of it is in the middle of the screen. */
  center: (rect: MapRect) => void;
  /** Moves it only as far as needed to see the rectangle. */
  reveal: (rect: MapRect) => void;
}

/**
 * Pans and zooms a map in an element. It begins as a whole if that can be read, and stays whole until somebody moves it;
 * otherwise it begins at `first`.
 */
export function useViewport(
  element: RefObject<Element>,
  bounds: MapRect,
  first: MapRect | null,
): Panning {
  const size = useSize(element);
  const [view, setView] = useState<Viewport>({ x: 0, y: 0, scale: 1 });
  const isPlaced = useRef(false);
  const isMoved = useRef(false);

  useEffect(() => {
    if (isMoved.current || size.width === 0) return;
    const whole = wholeView(bounds, size);
    if (whole.scale >= READABLE || (first === null && !isPlaced.current)) setView(whole);
    else if (!isPlaced.current && first !== null) setView(centeredView(FIRST_SCALE, first, size));
    isPlaced.current = true;
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
  const center = useCallback(
    (rect: MapRect) => {
      isMoved.current = true;
      setView(({ scale }) => centeredView(scale, rect, size));
    },
    [size],
  );
  const reveal = useCallback(
    (rect: MapRect) =>
      setView((last) =>
        isVisible(last, rect, size) ? last : centeredView(last.scale, rect, size),
      ),
    [size],
  );
  return { size, view, zoomBy, panBy, fit, center, reveal };
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
