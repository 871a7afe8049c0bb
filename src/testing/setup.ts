import '@testing-library/jest-dom';

// jsdom does not measure anything, so nothing ever changes its size there.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver = NoResizeObserver;
