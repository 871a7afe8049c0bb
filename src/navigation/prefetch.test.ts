import { completePrefetching } from './prefetch';

const hovering = jest.fn();
const loader = { hovering, loadPage: jest.fn(), loadPageSync: jest.fn() };

beforeAll(() => completePrefetching(loader));
beforeEach(() => jest.clearAllMocks());
afterEach(() => setConnection(undefined));

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function touch(markup: string): void {
  document.body.innerHTML = markup;
  document.body.querySelector('b')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
}

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
  touch('<a href="/a/"><b>A</b></a>');
  expect(hovering).not.toHaveBeenCalled();
});

test('a finger on a link to a page fetches that page', () => {
  touch('<a href="/a/?b=c#d"><b>A</b></a>');
  expect(hovering).toHaveBeenCalledWith('/a/?b=c');
});

test.each([
  ['another site', '<a href="https://example.org/a/"><b>A</b></a>'],
  ['a file', '<a href="/a.pdf"><b>A</b></a>'],
  ['another language', '<a href="/de/a/" hreflang="de"><b>A</b></a>'],
  ['another tab', '<a href="/a/" target="_blank"><b>A</b></a>'],
  ['nothing', '<b>A</b>'],
])('a finger on %s does not', (_, markup) => {
  touch(markup);
  expect(hovering).not.toHaveBeenCalled();
});
