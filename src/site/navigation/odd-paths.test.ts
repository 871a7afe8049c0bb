import { answerOddPaths, isOddPath } from './odd-paths';

test.each([
  '/',
  '/docs/quickstart/',
  '/docs/1.0/',
  '/docs/.well-known/x..y/',
  '/caf%C3%A9/',
  '/a:b/*/<i>/',
])('%s is a path like any other', (path) => expect(isOddPath(path)).toBe(false));

test.each([
  '/%E0%A4%A',
  '/100%/',
  '/%25/',
  '/%00',
  '/x%0Ay',
  '/a%3Fb/',
  '/a%23b/',
  '/a%5Cb',
  '/%3Auri/',
  '/%253Auri/',
  '//evil.example/',
  '/docs/quickstart/%20',
  '/docs/quickstart%20/',
  '/docs//quickstart/',
  '/..%2f..%2fpackage.json',
  '/docs/%2e%2e',
])('%s is no page', (path) => expect(isOddPath(path)).toBe(true));

test('the loader is asked for the not-found page instead, and else as before', async () => {
  const loader = {
    loadPage: jest.fn((address: string) => Promise.resolve({ error: address })),
    loadPageSync: jest.fn((address: string) => ({ error: address })),
  };
  const { loadPage, loadPageSync } = loader;
  answerOddPaths(loader);
  expect(await loader.loadPage('/%00?a=1')).toEqual({ error: '/404.html' });
  expect(loader.loadPageSync('//evil/')).toEqual({ error: '/404.html' });
  expect(await loader.loadPage('/docs/?a=100%')).toEqual({ error: '/docs/?a=100%' });
  const details = { withErrorDetails: true };
  (loader.loadPageSync as (address: string, options: object) => unknown)('/docs/', details);
  expect(loadPageSync).toHaveBeenLastCalledWith('/docs/', details);
  expect(loadPage).toHaveBeenCalledTimes(2);
});
