import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { MapPoint } from '../../ink/map/lay-out-map';
import type { Panning } from './use-viewport';

/** A pointer that moves less has clicked. */
const CLICK = 5;
/** How long a finger rests on what it then drags, in milliseconds. */
const HOLD = 350;

/** What a pointer has taken hold of instead of the map itself. */
export interface Grab {
  /** How far it has been dragged since the start, in pixels of the screen, and where the pointer is in the window. */
  onDrag: (by: MapPoint, at: MapPoint) => void;
  onDrop: (by: MapPoint, at: MapPoint) => void;
  onCancel: () => void;
  /** A finger has to rest on it first, and otherwise pans; called once it has. */
  onHeld?: () => void;
  /** Called if the finger moves before that. */
  onTooSoon?: () => void;
  /** Called if the finger is lifted where it rested. */
  onRested?: () => void;
}

/** What pressed: a finger covers what it means, and a key changes it. */
export interface Press {
  isTouch: boolean;
  isShift: boolean;
}

/**
 * Drags what `grab` finds below a pointer, or else pans; pinching zooms. A press that has moved something clicks nothing.
 */
export function useDrag(
  { zoomBy, panBy }: Panning,
  grab: (target: Element, press: Press) => Grab | null,
) {
  const pointers = useRef(new Map<number, MapPoint>());
  const moved = useRef(0);
  const held = useRef<{ grab: Grab; from: MapPoint; isReady: boolean } | null>(null);
  const clock = useRef<ReturnType<typeof setTimeout>>();

  const letGo = (): void => {
    clearTimeout(clock.current);
    held.current?.grab.onCancel();
    held.current = null;
  };
  // It may be let go over what has opened below it meanwhile: without this, the map would stick to the pointer.
  useEffect(() => {
    const all = pointers.current;
    const onEnd = ({ pointerId }: globalThis.PointerEvent): void => {
      if (all.delete(pointerId)) letGo();
    };
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    return () => {
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
      clearTimeout(clock.current);
    };
  }, []);
  const hold = (found: Grab, from: MapPoint): void => {
    const { onHeld } = found;
    const one = { grab: found, from, isReady: onHeld === undefined };
    held.current = one;
    if (onHeld === undefined) return;
    clock.current = setTimeout(() => {
      one.isReady = true;
      onHeld();
    }, HOLD);
  };
  const onPointerDown = (event: PointerEvent): void => {
    const { pointerId, clientX, clientY, target, pointerType, button, shiftKey } = event;
    const at = { x: clientX, y: clientY };
    if (pointers.current.size === 0) {
      moved.current = 0;
      const found = target instanceof Element && button === 0;
      const press = { isTouch: pointerType === 'touch', isShift: shiftKey };
      const grabbed = found ? grab(target, press) : null;
      letGo();
      if (grabbed !== null) hold(grabbed, at);
    } else letGo();
    pointers.current.set(pointerId, at);
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
    if (held.current?.isReady === false) {
      held.current.grab.onTooSoon?.();
      letGo();
    }
    if (held.current !== null) {
      held.current.grab.onDrag(difference(held.current.from, next), next);
      return;
    }
    if (other === undefined) {
      panBy(next.x - last.x, next.y - last.y);
      return;
    }
    const { left, top } = currentTarget.getBoundingClientRect();
    const middle = { x: (next.x + other.x) / 2 - left, y: (next.y + other.y) / 2 - top };
    zoomBy(distance(next, other) / (distance(last, other) || 1), middle);
    panBy((next.x - last.x) / 2, (next.y - last.y) / 2);
  };
  const onPointerUp = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    pointers.current.delete(pointerId);
    const at = { x: clientX, y: clientY };
    const dropped = held.current;
    held.current = null;
    clearTimeout(clock.current);
    if (dropped === null) return;
    if (moved.current < CLICK) {
      dropped.grab.onCancel();
      if (!dropped.isReady || dropped.grab.onRested === undefined) return;
      dropped.grab.onRested();
      // This was no click.
      moved.current = CLICK;
    } else dropped.grab.onDrop(difference(dropped.from, at), at);
  };
  const onPointerCancel = ({ pointerId }: PointerEvent): void => {
    pointers.current.delete(pointerId);
    letGo();
  };
  const onClickCapture = (event: MouseEvent): void => {
    if (moved.current >= CLICK) event.stopPropagation();
  };
  /** A finger that rests asks for the browser’s menu. */
  const onContextMenu = (event: MouseEvent): void => {
    if (held.current !== null) event.preventDefault();
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onClickCapture,
    onContextMenu,
  };
}

function difference(from: MapPoint, to: MapPoint): MapPoint {
  return { x: to.x - from.x, y: to.y - from.y };
}

function distance(one: MapPoint, other: MapPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
