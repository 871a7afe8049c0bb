import { oddSpellings } from '../../../testing/odd-spellings';
import { filterOutline, isAtPlace, outlineOf, shownName, type OutlinePart } from './outline-of';

const program = {
  source: `# title: Not counted
VAR gold = 3 // not counted
LIST door = (shut),
  open
CONST MOST = 5
EXTERNAL roll(sides)
Two words. -> hall
=== hall(x)
{gold > 1: Four words are here|One}. [b]Bold[/b] # tag: not counted
* [Don’t go] -> attic
TODO: not counted
= attic
Well-known, isn't it?
=== function worth()
~ return gold
`,
  files: { 'a.ink': '=== cave\nDark. /* not counted */\n' },
};

it('lists knots, stitches, functions and what is declared, with lines and words of prose', () => {
  expect(outlineOf(program)).toEqual([
    {
      file: null,
      words: 13,
      parts: [
        { kind: 'beginning', name: '', id: '', line: 1, words: 2, stitches: [] },
        {
          kind: 'knot',
          name: 'hall',
          id: 'hall',
          line: 8,
          words: 11,
          stitches: [
            { kind: 'stitch', name: 'attic', id: 'hall.attic', line: 12, words: 3, stitches: [] },
          ],
        },
        { kind: 'function', name: 'worth', id: 'worth', line: 14, words: 0, stitches: [] },
      ],
      names: [
        { kind: 'variable', name: 'gold', line: 2, items: [] },
        { kind: 'list', name: 'door', line: 3, items: ['shut', 'open'] },
        { kind: 'constant', name: 'MOST', line: 5, items: [] },
        { kind: 'external', name: 'roll', line: 6, items: [] },
      ],
    },
    {
      file: 'a.ink',
      words: 1,
      parts: [{ kind: 'knot', name: 'cave', id: 'cave', line: 1, words: 1, stitches: [] }],
      names: [],
    },
  ]);
});

it('lists stitches before the first knot by themselves', () => {
  const source =
    'Hello. -> attic\n= attic\nDust. -> cellar\n= cellar\nDamp.\n=== hall\n= porch\nRain.\n';
  const brief = (parts: readonly OutlinePart[]): unknown[] =>
    parts.map(({ kind, name, stitches }) => [kind, name, ...brief(stitches)]);
  const [main, other] = outlineOf({ source, files: { 'a.ink': '= loft\nHay.\n' } });
  expect(brief(main?.parts ?? [])).toEqual([
    ['beginning', ''],
    ['stitch', 'attic'],
    ['stitch', 'cellar'],
    ['knot', 'hall', ['stitch', 'porch']],
  ]);
  expect(brief(other?.parts ?? [])).toEqual([['stitch', 'loft']]);
  expect(isAtPlace('attic', 'attic')).toBe(true);
});

it('has no beginning where a file begins with a knot, or says nothing before it', () => {
  const kinds = (source: string) =>
    outlineOf({ source, files: {} })[0]?.parts.map(({ kind }) => kind);
  expect(kinds('# title: A\nVAR x = 1\n\n-> hall\n=== hall\nText.\n')).toEqual(['knot']);
  expect(kinds('One.')).toEqual(['beginning']);
  expect(kinds('')).toEqual([]);
});

it('keeps what a filter names, and what contains it', () => {
  const [main, other] = filterOutline(outlineOf(program), ' ATT');
  expect(main?.parts.map(({ name }) => name)).toEqual(['hall']);
  expect(main?.names).toEqual([]);
  expect(other?.parts).toEqual([]);
  for (const typed of oddSpellings('attic')) {
    expect(filterOutline(outlineOf(program), typed)[0]?.parts).toHaveLength(1);
  }
  expect(filterOutline(outlineOf(program), 'shut')[0]?.names.map(({ name }) => name)).toEqual([
    'door',
  ]);
});

it('knows where a game stands', () => {
  expect(isAtPlace('', '')).toBe(true);
  expect(isAtPlace('hall', '')).toBe(false);
  expect(isAtPlace('hall.attic.bow', 'hall')).toBe(true);
  expect(isAtPlace('hall.attic.bow', 'hall', 'attic')).toBe(true);
  expect(isAtPlace('hall.bow', 'hall', 'attic')).toBe(false);
  expect(isAtPlace('', 'hall')).toBe(false);
  expect(isAtPlace(null, 'hall')).toBe(false);
});

it('has places as their writer calls them, and finds them by both names', () => {
  const outline = outlineOf({
    source:
      '=== Old_lodge // The old lodge, in ruins\n-> END\n=== Mr_Bell // Mr. Bell\n-> END\n=== back_door\n-> END',
    files: {},
  });
  expect(outline[0]?.parts.map(shownName)).toEqual(['Old lodge', 'Mr. Bell', 'back door']);
  const found = (text: string) => filterOutline(outline, text)[0]?.parts.map(({ id }) => id);
  expect(found('mr. b')).toEqual(['Mr_Bell']);
  expect(found('k_d')).toEqual(['back_door']);
  expect(found('k d')).toEqual(['back_door']);
});
