import { matchMoved } from './match-moved';

const lines = (...words: string[]) => words.join('\n');

it('finds a file that has moved and changed a little', () => {
  const gone = new Map([
    ['a.mdx', lines('one', 'two', 'three')],
    ['b.mdx', lines('four', 'five', 'six')],
  ]);
  const added = new Map([
    ['new-b.mdx', lines('four', 'five', 'seven')],
    ['new-a.mdx', lines('one', 'two', 'three')],
  ]);
  expect([...matchMoved(gone, added)]).toEqual([
    ['a.mdx', 'new-a.mdx'],
    ['b.mdx', 'new-b.mdx'],
  ]);
});

it('does not take another text for it, nor one text for two', () => {
  const text = lines('one', 'two', 'three');
  expect(matchMoved(new Map([['a.mdx', text]]), new Map([['b.mdx', 'four']])).size).toBe(0);
  const gone = new Map([
    ['a.mdx', text],
    ['b.mdx', text],
  ]);
  expect(matchMoved(gone, new Map([['c.mdx', text]])).size).toBe(1);
});
