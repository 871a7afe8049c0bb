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

it('leaves out context lines, and offers no play without the function that is called', () => {
  const call = 'EXTERNAL F(x)\n{F(1)}';
  const kind = 'function' as const;
  const both: ReferenceEntry[] = [`${call}\n//~ === function F(x)\n//~ ~ return x`, call].map(
    (sample, index) => ({
      ...{ kind, id: `f${index}`, name: 'F', signature: 'F(x)', returns: 'x' },
      ...{ summary: `Number ${index}.`, sample },
    }),
  );
  const own = both.map(({ summary }, index): SearchName => ({
    ...{ title: 'F(x)', names: ['F'], summary, page: 'P', kind: 'entry' },
    href: `/${index}/`,
  }));
  expect(Object.values(collectCards(own, both))).toEqual([
    { sample: call, play: '/0/?sample=sample-1#play' },
    { sample: call },
  ]);
});

it('leads to no sample on a page of many', () => {
  const cards = collectCards(names('/docs/story/#tag-'), entries);
  expect(Object.values(cards)[0]).not.toHaveProperty('play');
});
