/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { MouseEvent, PointerEvent } from 'react';
import { useDrag } from './use-drag';
import { useHoldHint } from './use-hold-hint';

jest.useFakeTimers();

const currentTarget = Object.assign(document.createElement('div'), {
  setPointerCapture: jest.fn(),
});
const finger = (x: number) =>
  ({
    ...{ pointerId: 1, pointerType: 'touch', button: 0, shiftKey: false },
    ...{ clientX: x, clientY: 0, target: currentTarget, currentTarget },
  }) as unknown as PointerEvent;

function dragging() {
  const panning = { zoomBy: jest.fn(), panBy: jest.fn() };
  const onDrag = jest.fn();
  const hook = renderHook(() => {
    const { about, ...hint } = useHoldHint();
    const grab = { onDrag, onDrop: jest.fn(), onCancel: jest.fn(), ...hint };
    return { about, ...useDrag(panning as never, () => grab) };
  });
  const drag = (rest: number): void => {
    act(() => {
      hook.result.current.onPointerDown(finger(0));
      jest.advanceTimersByTime(rest);
      hook.result.current.onPointerMove(finger(40));
      hook.result.current.onPointerUp(finger(40));
    });
  };
  const tap = (rest: number): boolean => {
    const stopPropagation = jest.fn();
    act(() => {
      hook.result.current.onPointerDown(finger(0));
      jest.advanceTimersByTime(rest);
      hook.result.current.onPointerUp(finger(0));
      hook.result.current.onClickCapture({ stopPropagation } as unknown as MouseEvent);
    });
    return stopPropagation.mock.calls.length === 0;
  };
  return { drag, tap, onDrag, panning, hint: () => hook.result.current.about };
}

test('a finger that drags a place at once moves the paper, and it is said how the place is moved', () => {
  const { drag, onDrag, panning, hint } = dragging();
  drag(0);
  expect(panning.panBy).toHaveBeenCalledWith(40, 0);
  expect(onDrag).not.toHaveBeenCalled();
  expect(hint()).toBe('move');
  act(() => jest.advanceTimersByTime(10_000));
  expect(hint()).toBeNull();
});

test('one that rests first moves the place, and is told nothing from then on', () => {
  const { drag, onDrag, panning, hint } = dragging();
  drag(500);
  expect(onDrag).toHaveBeenCalledWith({ x: 40, y: 0 }, { x: 40, y: 0 });
  expect(panning.panBy).not.toHaveBeenCalled();
  drag(0);
  expect(hint()).toBeNull();
});

test('one that rests and is lifted selects the place, and clicks nothing', () => {
  const { tap, hint } = dragging();
  expect(tap(0)).toBe(true);
  expect(hint()).toBeNull();
  expect(tap(500)).toBe(false);
  expect(hint()).toBe('select');
});
