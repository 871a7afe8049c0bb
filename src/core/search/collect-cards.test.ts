/** @jest-environment node */
import type { ReferenceEntry } from '../reference/reference-entry';
import { collectCards } from './collect-cards';
import type { SearchName } from './search-data';

const tag = { kind: 'knot-tag', handledBy: ['core'] } as const;
const entries: ReferenceEntry[] = [
  { ...tag, id: 'a', name: 'A', summary: 'First.', value: 'a number', sample: 'Hi.\n# A: 1\n' },
  { ...tag, id: 'b', name: 'B', summary: 'Second.' },
];
const names = (path: string): SearchName[] =>
  entries.map(({ name, summary }) => ({
    ...{ title: `# ${name}`, names: [name], summary, page: 'P', kind: 'entry' },
    href: `${path}${name}`,
  }));

it('keeps the syntax and the sample of entries, and the address that plays it', () => {
  expect(collectCards(names('/docs/reference/'), entries)).toEqual({
    '/docs/reference/A # A': {
      syntax: ['# A: …'],
      sample: 'Hi.\n# A: 1',
      play: '/docs/reference/A?sample=sample-1#play',
    },
  });
});

it('leads to no sample on a page of many', () => {
  const cards = collectCards(names('/docs/story/#tag-'), entries);
  expect(Object.values(cards)[0]).not.toHaveProperty('play');
});
