import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { MapPoint, MapRect } from '../../ink/map/lay-out-map';

/** Where the map is: what a point of it at 0,0 has as place on the screen, and its scale. */
export interface Viewport extends MapPoint {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const MIN_SCALE = 0.02;
const MAX_SCALE = 3;
/** Smaller names cannot be read: the map then begins at the story’s place, not as a whole. */
const READABLE = 0.6;
const FIRST = { x: 0, y: 0, scale: 1 };

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
  bounds: MapRect | null,
  first: MapRect | null,
): Panning {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState<Viewport>(FIRST);
  const isPlaced = useRef(false);
  const isMoved = useRef(false);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0) setSize({ width, height });
    });
    if (element.current !== null) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    if (isMoved.current || bounds === null || size.width === 0) return;
    const whole = wholeView(bounds, size);
    if (whole.scale >= READABLE || (first === null && !isPlaced.current)) setView(whole);
    else if (!isPlaced.current && first !== null)
      setView(centeredView({ ...FIRST, scale: 0.9 }, first, size));
    isPlaced.current = true;
  }, [bounds, first, size]);

  const zoomBy = useCallback(
    (factor: number, at: MapPoint = { x: size.width / 2, y: size.height / 2 }) => {
      isMoved.current = true;
      setView(({ x, y, scale }) => {
        const next = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale * factor));
        const ratio = next / scale;
        return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next };
      });
    },
    [size],
  );
  const panBy = useCallback((x: number, y: number) => {
    isMoved.current = true;
    setView((last) => ({ ...last, x: last.x + x, y: last.y + y }));
  }, []);
  const fit = useCallback(() => {
    isMoved.current = false;
    if (bounds !== null) setView(wholeView(bounds, size));
  }, [bounds, size]);
  const center = useCallback(
    (rect: MapRect) => {
      isMoved.current = true;
      setView((last) => centeredView(last, rect, size));
    },
    [size],
  );
  const reveal = useCallback(
    (rect: MapRect) =>
      setView((last) => (isVisible(last, rect, size) ? last : centeredView(last, rect, size))),
    [size],
  );
  return { size, view, zoomBy, panBy, fit, center, reveal };
}

function wholeView(bounds: MapRect, size: Size): Viewport {
  const fitting = Math.min(size.width / bounds.width, size.height / bounds.height, 1);
  const scale = Math.max(fitting, MIN_SCALE);
  return centeredView({ ...FIRST, scale }, bounds, size);
}

function centeredView({ scale }: Viewport, { x, y, width, height }: MapRect, size: Size): Viewport {
  return {
    x: size.width / 2 - (x + width / 2) * scale,
    y: size.height / 2 - (y + height / 2) * scale,
    scale,
  };
}

function isVisible({ x, y, scale }: Viewport, rect: MapRect, { width, height }: Size): boolean {
  const left = x + rect.x * scale;
  const top = y + rect.y * scale;
  return (
    left >= 0 &&
    top >= 0 &&
    left + rect.width * scale <= width &&
    top + rect.height * scale <= height
  );
}
