/** @jest-environment jsdom */
import { createRouteScroll, type RouteScroll } from './route-scroll';

const scrollTo = jest.fn();
const targets: string[] = [];
let scroll: RouteScroll;

const place = (address: string) => new URL(address, 'https://example.org');

function readerScrollsTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function push(address: string, key: string): void {
  scroll.onPush();
  history.pushState({ key }, '', address);
}

/** What the browser does on Back, as far as this module can see. */
function traverse(address: string, key: string | null): void {
  history.replaceState(key ? { key } : null, '', address);
  scroll.onTraverse();
}

beforeEach(() => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true });
  sessionStorage.clear();
  history.replaceState({ key: 'first' }, '', '/a/');
  document.body.innerHTML =
    '<section aria-label="Skip to main content"><a href="#main">Skip</a></section><main><h2 id="x">X</h2></main>';
  targets.length = 0;
  scrollTo.mockReset().mockImplementation(({ top }: { top: number }) => readerScrollsTo(top));
  Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true });
  Element.prototype.scrollIntoView = function scrollIntoView() {
    targets.push(this.id);
  };
  readerScrollsTo(0);
  scroll = createRouteScroll();
  scroll.install();
  scroll.onShown(place('/a/'), null);
});

const start = () => document.querySelector<HTMLElement>('section')!;

test('the first page is left to the browser', () => {
  expect(scrollTo).not.toHaveBeenCalled();
  expect(targets).toEqual([]);
});

test('a fragment of the first page that the browser could not reach is gone to', () => {
  history.replaceState({ key: 'first' }, '', '/a/#x');
  createRouteScroll().install();
  expect(targets).toEqual(['x']);
});

test('a new page starts at its top, with the focus before the skip link', () => {
  const focus = jest.spyOn(start(), 'focus');
  push('/b/', '2');
  scroll.onShown(place('/b/'), place('/a/'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

test('a new page with a fragment starts there, and the focus is there too', () => {
  const focus = jest.spyOn(start(), 'focus');
  push('/b/#x', '2');
  scroll.onShown(place('/b/#x'), place('/a/'));
  expect(targets).toEqual(['x']);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(focus).not.toHaveBeenCalled();
});

test('a fragment that names nothing: top of a new page, nothing on the same page', () => {
  push('/b/#none', '2');
  scroll.onShown(place('/b/#none'), place('/a/'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  push('/b/#none-either', '3');
  scroll.onShown(place('/b/#none-either'), place('/b/#none'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('another query alone does not scroll', () => {
  push('/a/?tab=web', '2');
  scroll.onShown(place('/a/?tab=web'), place('/a/'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Back restores the position of that entry, also when its address has a fragment', () => {
  push('/b/#x', '2');
  scroll.onShown(place('/b/#x'), place('/a/'));
  readerScrollsTo(640);
  push('/c/', '3');
  readerScrollsTo(700);
  scroll.onShown(place('/c/'), place('/b/#x'));
  targets.length = 0;
  scrollTo.mockClear();
  const focus = jest.spyOn(start(), 'focus');

  traverse('/b/#x', '2');
  scroll.onShown(place('/b/#x'), place('/c/'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
  expect(targets).toEqual([]);
  expect(focus).not.toHaveBeenCalled();
});

test('Back restores the position also where the page scrolled right before the click', () => {
  // Its scroll event comes with the next frame.
  Object.defineProperty(window, 'scrollY', { value: 860, configurable: true });
  push('/b/', '2');
  scroll.onShown(place('/b/'), place('/a/'));
  traverse('/a/', 'first');
  scroll.onShown(place('/a/'), place('/b/'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 860, behavior: 'instant' });
});

test('who goes back twice quickly finds every position as it was', () => {
  readerScrollsTo(100);
  push('/b/', '2');
  scroll.onShown(place('/b/'), place('/a/'));
  readerScrollsTo(200);
  push('/c/', '3');
  scroll.onShown(place('/c/'), place('/b/'));

  // The router only shows the first step when the address is already at the second.
  traverse('/b/', '2');
  traverse('/a/', 'first');
  scrollTo.mockClear();
  scroll.onShown(Object.assign(place('/b/'), { key: '2' }), place('/c/'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 200, behavior: 'instant' });
  scroll.onShown(Object.assign(place('/a/'), { key: 'first' }), place('/b/'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 100, behavior: 'instant' });
});

test('Back in a document that was loaded afresh finds the position in the storage', () => {
  readerScrollsTo(300);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');

  history.replaceState({ key: 'later' }, '', '/b/');
  scroll = createRouteScroll();
  scroll.install();
  traverse('/a/', 'first');
  scroll.onShown(place('/a/'), place('/b/'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' });
});

test('a plain link to a fragment is left to the browser, and Back from it restores', () => {
  readerScrollsTo(120);
  history.pushState(null, '', '/a/#x');
  scroll.onTraverse();
  readerScrollsTo(900);
  scroll.onShown(place('/a/#x'), place('/a/'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(targets).toEqual([]);

  traverse('/a/', 'first');
  scroll.onShown(place('/a/'), place('/a/#x'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 120, behavior: 'instant' });
});

test('an address with signs behind its fragment, put in on the page, goes there', () => {
  history.pushState(null, '', '/a/#X).');
  scroll.onTraverse();
  scroll.onShown(place('/a/#X).'), place('/a/'));
  expect(targets).toEqual(['x']);
});
