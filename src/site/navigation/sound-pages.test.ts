/** @jest-environment jsdom */
import type { LoadedPage } from './gatsby-globals';
import { demandSoundPages } from './sound-pages';

const page = (path: string, webpackCompilationHash = 'of-this-build'): LoadedPage => ({
  page: { path, webpackCompilationHash },
});
const answer = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

function load(address: string, loaded: LoadedPage | undefined): Promise<LoadedPage | undefined> {
  const loader = { loadPage: () => Promise.resolve(loaded) };
  demandSoundPages(loader);
  return (loader.loadPage as (address: string) => Promise<LoadedPage | undefined>)(address);
}

beforeEach(() => {
  window.fetch = answer as unknown as typeof fetch;
  window.___webpackCompilationHash = 'of-this-build';
  window.pagePath = '/docs/';
  answer.mockReset().mockResolvedValue({ ok: false });
});

test.each([
  ['a page', page('/docs/saves/')],
  ['a page of another build', page('/docs/saves/', 'of-the-next')],
  ['a failure', { status: 'error' as const }],
  ['nothing', undefined],
])('%s is given as it is', async (_, loaded) => {
  expect(await load('/docs/saves/', loaded)).toEqual(loaded);
  expect(answer).not.toHaveBeenCalled();
});

test('a page of which the build is not known counts as one of this build', async () => {
  expect(await load('/docs/saves/', page('/docs/saves/', ''))).toEqual(page('/docs/saves/'));
});

test('the not-found page stands only where the host has none either', async () => {
  expect(await load('/docs/gone/', page('/404.html'))).toEqual(page('/404.html'));
  expect(answer).toHaveBeenCalledWith('/docs/gone/', { method: 'HEAD' });
  answer.mockResolvedValue({ ok: true });
  expect(await load('/docs/saves/?q=1', page('/404.html'))).toBeUndefined();
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await load('/docs/saves/', page('/404.html'))).toEqual(page('/404.html'));
});

test('a document that is itself the not-found page is believed', async () => {
  window.pagePath = '/404.html';
  answer.mockResolvedValue({ ok: true });
  expect(await load('/docs/gone/', page('/404.html'))).toEqual(page('/404.html'));
  expect(answer).not.toHaveBeenCalled();
});

test('a space at the end belongs to the address', async () => {
  expect(await load('/docs/saves/ ', page('/404.html'))).toEqual(page('/404.html'));
  expect(answer).toHaveBeenCalledWith('/docs/saves/%20', { method: 'HEAD' });
});
