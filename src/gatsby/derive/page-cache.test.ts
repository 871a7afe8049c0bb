import { parseLines } from '../../../testing/factories';
import type { PageToDerive } from './derive-pages';
import { deriveWhenQueried } from './derive-when-queried';
import { PageCache, type PageRecipe } from './page-cache';
import type { SiteParts } from './site-parts';

const place = { version: 'current', docId: 'a', file: 'a.mdx', path: '/docs/a/', title: 'A' };
const parts: SiteParts = {
  entries: [],
  terms: [],
  exercises: [],
  games: [],
  differences: [],
  works: [],
  synonyms: [],
  places: [place],
  order: '[]',
  siteUrl: 'https://site.org',
};

function makeCache() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => {
      const value = values.get(key);
      return Promise.resolve(value === undefined ? undefined : (JSON.parse(value) as unknown));
    },
    set: (key: string, value: unknown) => Promise.resolve(values.set(key, JSON.stringify(value))),
  };
}

const page = (text: string): PageToDerive => ({
  place,
  document: {
    ...parseLines('## Lamps', '', text),
    frontmatter: { title: 'A', description: 'On A.' },
    images: [],
  },
  outcomes: new Map(),
});

it('derives a page once for its key, and tells with a digest whether its text is another', async () => {
  const pageCache = new PageCache(makeCache());
  const make = jest.fn(() => page('One.'));
  const run = async (key: string, made = make) => {
    const pages: PageRecipe[] = [{ id: 'a', key, make: made }];
    return (await pageCache.derive(pages, parts)).get('a');
  };
  const first = await run('one');
  expect(await run('one')).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect((await run('two'))?.digest).toBe(first?.digest);
  const other = await run(
    'three',
    jest.fn(() => page('Another.')),
  );
  expect(other?.digest).not.toBe(first?.digest);
  expect(other?.headings).toEqual([['lamps', 'Lamps']]);
  expect((await pageCache.documentOf('a'))?.plainText).toContain('Another.');
  expect((await pageCache.textsOf('a')).twin).toContain('Another.');
});

it('derives many pages, and says which page was asked for before there was one', async () => {
  const pageCache = new PageCache(makeCache());
  const pages = Array.from({ length: 60 }, (_, index): PageRecipe => {
    const id = String(index);
    return { id, key: id, make: () => page(`Text ${id}.`) };
  });
  const heads = await pageCache.derive(pages, parts);
  expect([...heads.keys()].sort()).toEqual(pages.map(({ id }) => id).sort());
  expect((await pageCache.documentOf('59'))?.plainText).toContain('Text 59.');
  expect(await pageCache.documentOf('60')).toBeUndefined();
});

it('derives a page of `develop` when it is queried, once for its key', async () => {
  const pageCache = new PageCache(makeCache());
  const make = jest.fn(() => page('First.'));
  deriveWhenQueried({ id: 'seen', key: 'one', make }, parts);
  deriveWhenQueried({ id: 'seen', key: 'one', make }, parts);
  expect(make).not.toHaveBeenCalled();
  expect((await pageCache.documentOf('seen'))?.plainText).toContain('First.');
  await pageCache.documentOf('seen');
  expect(make).toHaveBeenCalledTimes(1);
  deriveWhenQueried({ id: 'seen', key: 'two', make: () => page('Second.') }, parts);
  expect((await pageCache.documentOf('seen'))?.plainText).toContain('Second.');
});

it('tries again when a page could not be read', async () => {
  const pageCache = new PageCache(makeCache());
  const make = jest
    .fn(() => page('There again.'))
    .mockImplementationOnce(() => {
      throw new Error('The file is gone.');
    });
  deriveWhenQueried({ id: 'away', key: 'one', make }, parts);
  await expect(pageCache.documentOf('away')).rejects.toThrow('The file is gone.');
  expect((await pageCache.documentOf('away'))?.plainText).toContain('There again.');
});
