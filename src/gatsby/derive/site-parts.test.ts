import { partsForDocs, type SiteParts } from './site-parts';

const partsOf = (title: string, page: string) =>
  ({
    entries: [],
    exercises: [{ page }],
    places: [{ version: 'current', docId: 'a', file: 'a.mdx', path: '/docs/a/', title }],
  }) as unknown as SiteParts;

it('keeps the title of a doc out of what others depend on, unless a list shows it', () => {
  expect(partsForDocs(partsOf('A', 'b'))).toEqual(partsForDocs(partsOf('Another', 'b')));
  expect(partsForDocs(partsOf('A', 'a'))).not.toEqual(partsForDocs(partsOf('Another', 'a')));
});
