import type { Wrap } from './insertion';
import { placeBlock } from './place-block';
import { toggleLines } from './toggle-lines';
import { toggleSign } from './toggle-sign';

const wrap = (sign: string): Wrap => ({ kind: 'wrap', sign, sample: 'sample' });
/** A text in which « and » mark the selection, or | the cursor. */
const unmark = (marked: string) => {
  const from = marked.search(/[«|]/);
  const to = marked.includes('»') ? marked.indexOf('»') - 1 : from;
  return { text: marked.replace(/[«»|]/g, ''), from, to };
};

it.each([
  ['A «lamp».', '**', 'A **«lamp»**.'],
  ['A **«lamp»**.', '**', 'A «lamp».'],
  ['A «**lamp**».', '**', 'A «lamp».'],
  ['A la|mp.', '**', 'A **«lamp»**.'],
  ['A |', '`', 'A `«sample»`'],
  ['A **«lamp»**.', '*', 'A ***«lamp»***.'],
  ['A ***«lamp»***.', '*', 'A **«lamp»**.'],
  ['A *«lamp»*.', '**', 'A ***«lamp»***.'],
])('puts signs around %p: %s', (before, sign, after) => {
  const { text, from, to } = unmark(before);
  const { insert, selection, ...change } = toggleSign(text, { from, to }, wrap(sign));
  const changed = text.slice(0, change.from) + insert + text.slice(change.to);
  const { anchor, head } = selection;
  expect(`${changed.slice(0, anchor)}«${changed.slice(anchor, head)}»${changed.slice(head)}`).toBe(
    after,
  );
});

it.each([
  [['A'], '## ', ['## A']],
  [['### A'], '## ', ['## A']],
  [['## A'], '## ', ['A']],
  [[''], '- ', ['- ']],
  [['A', '', '  B'], '1. ', ['1. A', '', '  2. B']],
  [['- A', '- B'], '1. ', ['1. A', '2. B']],
  [['1. A', '2. B'], '1. ', ['A', 'B']],
  [['- A'], '- [ ] ', ['- [ ] A']],
  [['- [x] A'], '- [ ] ', ['A']],
  [['- A'], '> ', ['> - A']],
])('marks the lines %p with %p', (lines, mark, marked) => {
  expect(toggleLines(lines, mark)).toEqual(marked);
});

it.each([
  ['|', 'X'],
  ['A\n\n|', 'A\n\nX'],
  ['A\n|', 'A\n\nX'],
  ['A|', 'A\n\nX'],
  ['A|\nB\n\nC\n', 'A\nB\n\nX\n\nC\n'],
  ['A\n\n|\n\nB\n', 'A\n\nX\n\nB\n'],
  ['A\n|\nB\n', 'A\n\nX\n\nB\n'],
  ['A|\n', 'A\n\nX\n'],
  ['A\n\n\n|\n\n\nB', 'A\n\nX\n\nB'],
  ['A|\n\n\n  B', 'A\n\nX\n\n  B'],
  ['A\n \n \n|\n\n', 'A\n\nX\n\n'],
  ['\n\n|\nA', 'X\n\nA'],
  ['A\n«B\nC»\nD', 'A\n\nX\n\nD'],
])('puts a block into %p', (before, after) => {
  const { text, from, to } = unmark(before);
  const place = placeBlock(text, from, to);
  const block = `${place.above}X${place.below}`;
  expect(text.slice(0, place.from) + block + text.slice(place.to)).toBe(after);
});
