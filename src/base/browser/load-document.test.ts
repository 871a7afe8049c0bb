import { loadDocument } from './load-document';

const location = {
  href: 'https://example.org/a/?q=1#x',
  pathname: '/a/',
  search: '?q=1',
  reload: jest.fn(),
  replace: jest.fn(),
  assign: jest.fn(),
};
const history = { state: { key: '1' }, replaceState: jest.fn() };

// jsdom cannot load documents, so this window has just the parts that are used.
beforeAll(() => {
  Object.defineProperty(globalThis, 'window', { value: { location, history } });
});
beforeEach(() => jest.clearAllMocks());

const load = (path: string, isReplacing: boolean) =>
  loadDocument(new URL(path, location.href), { isReplacing });

test('another page is gone to, as a new entry of the history or in place of this one', () => {
  load('/b/#y', false);
  expect(location.assign).toHaveBeenCalledWith('https://example.org/b/#y');
  load('/b/', true);
  expect(location.replace).toHaveBeenCalledWith('https://example.org/b/');
  expect(location.reload).not.toHaveBeenCalled();
});

test('another query is another document', () => {
  load('/a/?q=2', false);
  expect(location.assign).toHaveBeenCalledTimes(1);
});

test('the same page is reloaded, which its address alone would not do', () => {
  load('/a/?q=1#x', false);
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(history.replaceState).not.toHaveBeenCalled();
  load('/a/?q=1#y', false);
  expect(history.replaceState).toHaveBeenCalledWith(
    { key: '1' },
    '',
    'https://example.org/a/?q=1#y',
  );
  expect(location.reload).toHaveBeenCalledTimes(2);
  expect(location.assign).not.toHaveBeenCalled();
});
