/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
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
    const { isHinted, ...hint } = useHoldHint();
    const grab = { onDrag, onDrop: jest.fn(), onCancel: jest.fn(), ...hint };
    return { isHinted, ...useDrag(panning as never, () => grab) };
  });
  const drag = (rest: number): void => {
    act(() => {
      hook.result.current.onPointerDown(finger(0));
      jest.advanceTimersByTime(rest);
      hook.result.current.onPointerMove(finger(40));
      hook.result.current.onPointerUp(finger(40));
    });
  };
  return { drag, onDrag, panning, isHinted: () => hook.result.current.isHinted };
}

test('a finger that drags a place at once moves the paper, and it is said how the place is moved', () => {
  const { drag, onDrag, panning, isHinted } = dragging();
  drag(0);
  expect(panning.panBy).toHaveBeenCalledWith(40, 0);
  expect(onDrag).not.toHaveBeenCalled();
  expect(isHinted()).toBe(true);
  act(() => jest.advanceTimersByTime(10_000));
  expect(isHinted()).toBe(false);
});

test('one that rests first moves the place, and is told nothing from then on', () => {
  const { drag, onDrag, panning, isHinted } = dragging();
  drag(500);
  expect(onDrag).toHaveBeenCalledWith({ x: 40, y: 0 }, { x: 40, y: 0 });
  expect(panning.panBy).not.toHaveBeenCalled();
  drag(0);
  expect(isHinted()).toBe(false);
});
