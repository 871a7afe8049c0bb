import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChoiceTimer } from './ChoiceTimer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('acts once when the time is up', () => {
  const onDone = jest.fn();
  render(<ChoiceTimer delay={3} isPaused={false} onDone={onDone} />);
  pass(2.9);
  expect(onDone).not.toHaveBeenCalled();
  pass(10);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('time does not run while something lies over the story', () => {
  const onDone = jest.fn();
  const { rerender } = render(<ChoiceTimer delay={3} isPaused={false} onDone={onDone} />);
  pass(2);
  rerender(<ChoiceTimer delay={3} isPaused onDone={onDone} />);
  pass(60);
  expect(onDone).not.toHaveBeenCalled();
  rerender(<ChoiceTimer delay={3} isPaused={false} onDone={onDone} />);
  pass(0.9);
  expect(onDone).not.toHaveBeenCalled();
  pass(0.2);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a reader who needs more time stops the clock', () => {
  const onDone = jest.fn();
  render(<ChoiceTimer delay={3} isPaused={false} onDone={onDone} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the timer' }));
  pass(60);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Resume the timer' }));
  pass(3);
  expect(onDone).toHaveBeenCalledTimes(1);
});
