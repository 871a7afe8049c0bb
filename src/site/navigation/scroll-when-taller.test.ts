/** @jest-environment jsdom */
import { scrollWhenTaller } from './scroll-when-taller';

let grow: () => void;
const disconnect = jest.fn();
const scrollTo = jest.fn();

function setHeight(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: height,
    configurable: true,
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.scrollTo = scrollTo;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grow = () => callback([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect = disconnect;
  };
  setHeight(window.innerHeight + 100);
});

afterEach(() => jest.useRealTimers());

test('scrolls once the page is tall enough, and then no more', () => {
  scrollWhenTaller(119);
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
  setHeight(window.innerHeight + 120);
  grow();
  expect(scrollTo).toHaveBeenCalledWith({ top: 119, behavior: 'instant' });
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('stops when the reader acts, and after a while', () => {
  scrollWhenTaller(119);
  window.dispatchEvent(new Event('wheel'));
  expect(disconnect).toHaveBeenCalledTimes(1);
  scrollWhenTaller(119);
  jest.advanceTimersByTime(3000);
  expect(disconnect).toHaveBeenCalledTimes(2);
});
