/** @jest-environment node */
import { parseLines } from '../../../testing/factories';
import type { PageToFinish } from './finish-pages';
import { finishWhenQueried } from './finish-when-queried';
import { FinishedPages, type Unfinished } from './finished-pages';
import type { SiteParts } from './site-parts';

const place = { version: 'current', docId: 'a', file: 'a.mdx', path: '/docs/a/', title: 'A' };
const parts: SiteParts = {
  entries: [],
  terms: [],
  exercises: [],
  games: [],
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

const page = (text: string): PageToFinish => ({
  place,
  document: {
    ...parseLines('## Lamps', '', text),
    frontmatter: { title: 'A', description: 'On A.' },
    images: [],
  },
  outcomes: new Map(),
});

it('finishes a page once for its key, and tells with a digest whether its text is another', async () => {
  const finished = new FinishedPages(makeCache());
  const make = jest.fn(() => page('One.'));
  const run = async (key: string, made = make) => {
    const pages: Unfinished[] = [{ id: 'a', key, make: made }];
    return (await finished.finish(pages, parts)).get('a');
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
  expect((await finished.documentOf('a'))?.plainText).toContain('Another.');
  expect((await finished.textsOf('a')).twin).toContain('Another.');
});

it('finishes many pages, and says which page was asked for before there was one', async () => {
  const finished = new FinishedPages(makeCache());
  const pages = Array.from({ length: 60 }, (_, index): Unfinished => {
    const id = String(index);
    return { id, key: id, make: () => page(`Text ${id}.`) };
  });
  const heads = await finished.finish(pages, parts);
  expect([...heads.keys()].sort()).toEqual(pages.map(({ id }) => id).sort());
  expect((await finished.documentOf('59'))?.plainText).toContain('Text 59.');
  expect(await finished.documentOf('60')).toBeUndefined();
});

it('finishes a page of `develop` when it is queried, once for its key', async () => {
  const finished = new FinishedPages(makeCache());
  const make = jest.fn(() => page('First.'));
  finishWhenQueried({ id: 'seen', key: 'one', make }, parts);
  finishWhenQueried({ id: 'seen', key: 'one', make }, parts);
  expect(make).not.toHaveBeenCalled();
  expect((await finished.documentOf('seen'))?.plainText).toContain('First.');
  await finished.documentOf('seen');
  expect(make).toHaveBeenCalledTimes(1);
  finishWhenQueried({ id: 'seen', key: 'two', make: () => page('Second.') }, parts);
  expect((await finished.documentOf('seen'))?.plainText).toContain('Second.');
});

it('tries again when a page could not be read', async () => {
  const finished = new FinishedPages(makeCache());
  const make = jest
    .fn(() => page('There again.'))
    .mockImplementationOnce(() => {
      throw new Error('The file is gone.');
    });
  finishWhenQueried({ id: 'away', key: 'one', make }, parts);
  await expect(finished.documentOf('away')).rejects.toThrow('The file is gone.');
  expect((await finished.documentOf('away'))?.plainText).toContain('There again.');
});
