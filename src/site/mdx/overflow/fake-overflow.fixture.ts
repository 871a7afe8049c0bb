import { act } from '@testing-library/react';

/** jsdom has no layout: this fakes the sizes and the observer that reports them. */
export function fakeOverflow() {
  const callbacks = new Set<() => void>();
  const widths = { content: 100, box: 100 };
  globalThis.ResizeObserver = class {
    readonly #callback: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.#callback = () => callback([], this);
    }
    observe() {
      callbacks.add(this.#callback);
    }
    unobserve() {
      callbacks.delete(this.#callback);
    }
    disconnect() {
      callbacks.delete(this.#callback);
    }
  };
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => widths.content);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => widths.box);
  return {
    /** Sets the width of all elements, in pixels, and notifies the observers. */
    resize(content: number, box: number) {
      Object.assign(widths, { content, box });
      act(() => callbacks.forEach((callback) => callback()));
    },
    observers: callbacks,
  };
}
