import type { LanguageTable } from '../../ink/languages/language-table';
import { readRows } from '../../ink/languages/text-rows';
import { filterRows, listRows, nextOpen } from './listed-rows';

const rows = readRows({
  source: 'VAR mood = "calm"\nRain.\nSun.\n=== hall\nA door.\nÉtoile.\n-> END\n',
  files: {},
});
const table: LanguageTable = {
  code: 'de',
  entries: [
    { place: '', original: 'Rain.', text: 'Regen.', isToCheck: false },
    { place: '', original: 'Sun.', text: 'Sonne {', isToCheck: false },
    { place: 'hall', original: 'A door.', text: 'Eine Tür.', isToCheck: true },
  ],
  kept: [],
};
const listed = listRows(rows, table, { all: new Set(), functions: new Set() });
const shown = (list: ReturnType<typeof listRows>) => list.map(({ row }) => row.original);

test('filters by what is missing, to be checked, wrong or done', () => {
  expect(shown(filterRows(listed, 'all', ''))).toHaveLength(5);
  expect(shown(filterRows(listed, 'missing', ''))).toEqual(['calm', 'Étoile.']);
  expect(shown(filterRows(listed, 'to-check', ''))).toEqual(['A door.']);
  expect(shown(filterRows(listed, 'faulty', ''))).toEqual(['Sun.']);
  expect(shown(filterRows(listed, 'done', ''))).toEqual(['Rain.']);
});

test('filters by what testers noted', () => {
  const notes = new Map(listed.slice(1, 3).map(({ key }) => [key, ['n1']]));
  const noted = listRows(rows, table, { all: new Set(), functions: new Set() }, notes);
  expect(shown(filterRows(noted, 'noted', ''))).toEqual(['Rain.', 'Sun.']);
  expect(filterRows(listed, 'noted', '')).toEqual([]);
});

test('finds words of the original, of the translation and of places, in whatever form they are written', () => {
  expect(shown(filterRows(listed, 'all', 'tür'))).toEqual(['A door.']);
  expect(shown(filterRows(listed, 'all', ' E\u0301TOILE'))).toEqual(['Étoile.']);
  expect(shown(filterRows(listed, 'all', 'hall'))).toEqual(['A door.', 'Étoile.']);
});

test('goes on to what is wrong, missing or to be checked, and from the top again', () => {
  const keyOf = (original: string) =>
    listed.find(({ row }) => row.original === original)?.key ?? '';
  const next = (after: string | null) => nextOpen(listed, after)?.row.original;
  expect(next(null)).toBe('calm');
  expect(next(keyOf('calm'))).toBe('Sun.');
  expect(next(keyOf('Sun.'))).toBe('A door.');
  expect(next(keyOf('A door.'))).toBe('Étoile.');
  expect(next(keyOf('Étoile.'))).toBe('calm');
});

test('of two items of a list with the same name, the second is wrong', () => {
  const items = readRows({ source: 'LIST sea = calm, rough\nIt is {sea}.\n', files: {} });
  const entries = ['calm', 'rough'].map((original) => ({
    place: 'sea',
    original,
    text: 'so',
    isToCheck: false,
  }));
  const twice = listRows(items, { ...table, entries }, { all: new Set(), functions: new Set() });
  expect(shown(filterRows(twice, 'faulty', ''))).toEqual(['rough']);
});
