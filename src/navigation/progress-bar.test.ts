import { screen } from '@testing-library/dom';
import nprogress from 'accessible-nprogress';
import { createProgressBar } from './progress-bar';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const value = () => Number(bar()?.getAttribute('aria-valuenow'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // The library finishes its fading; its queue is shared by all bars.
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
});

test('the bar comes after 200 ms, at .08, without a spinner', () => {
  const progress = createProgressBar(nprogress);
  progress.arm();
  jest.advanceTimersByTime(199);
  expect(bar()).not.toBeInTheDocument();
  jest.advanceTimersByTime(1);
  expect(value()).toBe(0.08);
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  progress.standDown();
});

test('it creeps by at most .02 every 800 ms', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const progress = createProgressBar(nprogress);
  progress.arm();
  jest.advanceTimersByTime(200 + 799);
  expect(value()).toBe(0.08);
  jest.advanceTimersByTime(1);
  expect(value()).toBeCloseTo(0.09);
  jest.advanceTimersByTime(800);
  expect(value()).toBeCloseTo(0.1);
  progress.standDown();
});

test('a quick navigation never shows it', () => {
  const progress = createProgressBar(nprogress);
  progress.arm();
  jest.advanceTimersByTime(199);
  progress.standDown();
  jest.advanceTimersByTime(5000);
  expect(bar()).not.toBeInTheDocument();
});

test('a second navigation meanwhile does not put the delay off', () => {
  const progress = createProgressBar(nprogress);
  progress.arm();
  jest.advanceTimersByTime(150);
  progress.arm();
  jest.advanceTimersByTime(50);
  expect(bar()).toBeInTheDocument();
  progress.standDown();
});

test('it is gone when the page is there, and can come again', () => {
  const progress = createProgressBar(nprogress);
  progress.arm();
  jest.advanceTimersByTime(300);
  progress.standDown();
  jest.advanceTimersByTime(2000);
  expect(bar()).not.toBeInTheDocument();
  progress.arm();
  jest.advanceTimersByTime(200);
  expect(bar()).toBeInTheDocument();
  progress.standDown();
});
