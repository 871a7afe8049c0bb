import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
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

/** What holds a grab, as soon as a finger has rested on it if it has to. */
function emptyHand() {
  let held: { grab: Grab; from: MapPoint; isReady: boolean } | null = null;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const empty = () => {
    clearTimeout(clock);
    const last = held;
    held = null;
    return last;
  };
  const letGo = (): void => empty()?.grab.onCancel();
  return {
    isEmpty: (): boolean => held === null,
    empty,
    letGo,
    hold: (grab: Grab, from: MapPoint): void => {
      const { onHeld } = grab;
      const one = { grab, from, isReady: onHeld === undefined };
      held = one;
      if (onHeld === undefined) return;
      clock = setTimeout(() => {
        one.isReady = true;
        onHeld();
      }, HOLD);
    },
    /** Returns whether it holds anything. */
    drag: (to: MapPoint): boolean => {
      if (held?.isReady === false) {
        held.grab.onTooSoon?.();
        letGo();
      }
      held?.grab.onDrag(difference(held.from, to), to);
      return held !== null;
    },
    drop: (at: MapPoint): void => {
      const dropped = empty();
      dropped?.grab.onDrop(difference(dropped.from, at), at);
    },
    /** Ends a press that has moved nothing; returns whether it was a rest that does something. */
    lift: (): boolean => {
      const lifted = empty();
      lifted?.grab.onCancel();
      if (lifted?.isReady !== true || lifted.grab.onRested === undefined) return false;
      lifted.grab.onRested();
      return true;
    },
  };
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
  const [hand] = useState(emptyHand);

  // It may be let go over what has opened below it meanwhile: without this, the map would stick to the pointer.
  useEffect(() => {
    const all = pointers.current;
    const onEnd = ({ pointerId }: globalThis.PointerEvent): void => {
      if (all.delete(pointerId)) hand.letGo();
    };
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    return () => {
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
      hand.empty();
    };
  }, [hand]);
  const onPointerDown = (event: PointerEvent): void => {
    const { pointerId, clientX, clientY, target, pointerType, button, shiftKey } = event;
    const at = { x: clientX, y: clientY };
    if (pointers.current.size === 0) {
      moved.current = 0;
      const found = target instanceof Element && button === 0;
      const press = { isTouch: pointerType === 'touch', isShift: shiftKey };
      const grabbed = found ? grab(target, press) : null;
      hand.letGo();
      if (grabbed !== null) hand.hold(grabbed, at);
    } else hand.letGo();
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
    if (hand.drag(next)) return;
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
    if (moved.current >= CLICK) hand.drop({ x: clientX, y: clientY });
    // This was no click.
    else if (hand.lift()) moved.current = CLICK;
  };
  const onPointerCancel = ({ pointerId }: PointerEvent): void => {
    pointers.current.delete(pointerId);
    hand.letGo();
  };
  const onClickCapture = (event: MouseEvent): void => {
    if (moved.current >= CLICK) event.stopPropagation();
  };
  /** A finger that rests asks for the browser’s menu. */
  const onContextMenu = (event: MouseEvent): void => {
    if (!hand.isEmpty()) event.preventDefault();
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
