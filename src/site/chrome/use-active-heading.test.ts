/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useActiveHeading } from './use-active-heading';

const nextFrame = () => act(() => new Promise(requestAnimationFrame));

/** Elements with tops, in pixels from the top of a window that is 768 high. */
function layOut(tops: Record<string, number>): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 30);
  });
}

beforeAll(() => {
  globalThis.DOMRect = class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height;
    }
  } as typeof DOMRect;
});
beforeEach(() => {
  document.body.innerHTML = `
    <h2 id="one">One</h2>
    <table><tbody><tr id="row"><td>Row</td></tr></tbody></table>
    <h2 id="two">Two</h2>`;
});
afterEach(() => jest.restoreAllMocks());

test('a row that was gone to stands for its section, as long as it is read', async () => {
  layOut({ one: -500, row: 90, two: 250 });
  const { result } = renderHook(() => useActiveHeading(['one', 'two'], 0));
  await nextFrame();
  expect(result.current).toBe('two');

  document.getElementById('row')?.setAttribute('data-landed', '');
  window.dispatchEvent(new Event('scroll'));
  await nextFrame();
  expect(result.current).toBe('one');

  layOut({ one: -640, row: -50, two: 110 });
  window.dispatchEvent(new Event('scroll'));
  await nextFrame();
  expect(result.current).toBe('two');
});
