/** @jest-environment jsdom */
import { adaptPrefetching } from './prefetch';

const hovering = jest.fn();
const enqueue = jest.fn();
const loader = { hovering, enqueue, loadPage: jest.fn(), loadPageSync: jest.fn() };

beforeAll(() => adaptPrefetching(loader));
beforeEach(() => jest.clearAllMocks());
afterEach(() => setConnection(undefined));

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function intend(type: string, markup: string): void {
  document.body.innerHTML = markup;
  document.body.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
}

test('of the links in view, only the next page is fetched', () => {
  document.body.innerHTML = '<a href="/next/" rel="next">Next</a>';
  loader.enqueue('/other/');
  expect(enqueue).not.toHaveBeenCalled();
  loader.enqueue('/next/');
  expect(enqueue).toHaveBeenCalledWith('/next/');
});

test('where there is no next page, none in view is fetched', () => {
  document.body.innerHTML = '<a href="/other/">Other</a>';
  loader.enqueue('/other/');
  expect(enqueue).not.toHaveBeenCalled();
});

test.each([
  [undefined],
  [{}],
  [{ saveData: false, effectiveType: '4g' }],
  [{ effectiveType: '3g' }],
])('fetches ahead on %j', (connection) => {
  setConnection(connection);
  loader.hovering('/a/');
  expect(hovering).toHaveBeenCalledWith('/a/');
});

test.each([
  [{ saveData: true, effectiveType: '4g' }],
  [{ effectiveType: '2g' }],
  [{ effectiveType: 'slow-2g' }],
])('fetches nothing ahead on %j', (connection) => {
  setConnection(connection);
  loader.hovering('/a/');
  intend('touchstart', '<a href="/a/"><b>A</b></a>');
  expect(hovering).not.toHaveBeenCalled();
});

test.each([
  ['a finger', 'touchstart'],
  ['the focus', 'focusin'],
])('%s on a link to a page fetches that page', (_, type) => {
  intend(type, '<a href="/a/?b=c#d"><b>A</b></a>');
  expect(hovering).toHaveBeenCalledWith('/a/?b=c');
});

test.each([
  ['another site', '<a href="https://example.org/a/"><b>A</b></a>'],
  ['a file', '<a href="/a.pdf"><b>A</b></a>'],
  ['another language', '<a href="/de/a/" hreflang="de"><b>A</b></a>'],
  ['another tab', '<a href="/a/" target="_blank"><b>A</b></a>'],
  ['nothing', '<b>A</b>'],
])('a finger on %s does not', (_, markup) => {
  intend('touchstart', markup);
  expect(hovering).not.toHaveBeenCalled();
});
