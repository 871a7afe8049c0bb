/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import nprogress from 'accessible-nprogress';
import { createProgressBar } from './progress-bar';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading the page' });
const value = () => Number(bar()?.getAttribute('aria-valuenow'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // Lets the library finish fading; all bars share its queue.
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
});

/** Advances time and resolves pending promises. */
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

test('the bar comes after 200 ms, at .08, without a spinner', async () => {
  const progress = createProgressBar(() => Promise.resolve(nprogress));
  progress.arm();
  await pass(199);
  expect(bar()).not.toBeInTheDocument();
  await pass(1);
  expect(value()).toBe(0.08);
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  progress.standDown();
});

test('it creeps by at most .02 every 800 ms', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const progress = createProgressBar(() => Promise.resolve(nprogress));
  progress.arm();
  await pass(200 + 799);
  expect(value()).toBe(0.08);
  await pass(1);
  expect(value()).toBeCloseTo(0.09);
  await pass(800);
  expect(value()).toBeCloseTo(0.1);
  progress.standDown();
});

test('a quick navigation never shows it', async () => {
  const progress = createProgressBar(() => Promise.resolve(nprogress));
  progress.arm();
  await pass(199);
  progress.standDown();
  await pass(5000);
  expect(bar()).not.toBeInTheDocument();
});

test('a second navigation meanwhile does not put the delay off', async () => {
  const progress = createProgressBar(() => Promise.resolve(nprogress));
  progress.arm();
  await pass(150);
  progress.arm();
  await pass(50);
  expect(bar()).toBeInTheDocument();
  progress.standDown();
});

test('it is gone when the page is there, and can come again', async () => {
  const progress = createProgressBar(() => Promise.resolve(nprogress));
  progress.arm();
  await pass(300);
  progress.standDown();
  await pass(2000);
  expect(bar()).not.toBeInTheDocument();
  progress.arm();
  await pass(200);
  expect(bar()).toBeInTheDocument();
  progress.standDown();
});

test('time that its library takes is not added to the 200 ms', async () => {
  const progress = createProgressBar(
    () => new Promise((resolve) => setTimeout(() => resolve(nprogress), 150)),
  );
  progress.arm();
  await pass(200);
  expect(bar()).toBeInTheDocument();
  progress.standDown();
});

test('a library that comes too late shows nothing', async () => {
  const progress = createProgressBar(
    () => new Promise((resolve) => setTimeout(() => resolve(nprogress), 500)),
  );
  progress.arm();
  await pass(300);
  progress.standDown();
  await pass(1000);
  expect(bar()).not.toBeInTheDocument();
});

test('a library that fails to load is requested again the next time', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(nprogress);
  const progress = createProgressBar(load);
  progress.arm();
  await pass(150);
  progress.standDown();
  expect(bar()).not.toBeInTheDocument();
  progress.arm();
  await pass(200);
  expect(bar()).toBeInTheDocument();
  progress.standDown();
});
