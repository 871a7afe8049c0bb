import { randomTable } from '../../../testing/random-table';
import { firstSeed, times } from '../../../testing/thorough';
import { keyOf, type LanguageTable, type Translation } from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import { applyMerge, mergeTable, type TableMerge } from './merge-table';

const row = (original: string): TextRow => ({
  place: 'hall',
  kind: 'text',
  original,
  spots: [{ file: null, from: 0, to: 1, line: 1 }],
  comment: '',
});
const entry = (original: string, text: string, more: Partial<Translation> = {}): Translation => ({
  place: 'hall',
  original,
  text,
  isToCheck: false,
  ...more,
});
const table = (...entries: Translation[]): LanguageTable => ({ code: 'de', entries, kept: [] });
const nothing: TableMerge = { changed: [], added: [], older: [], same: 0, unknown: [] };
const rows = ['Door', 'Sea', 'Sand', 'Bell'].map(row);

test('what was sent is changed, added, the same or unknown', () => {
  const door = entry('Door', 'Tür', { note: 'Of wood.' });
  const current = {
    ...table(door, entry('Sea', 'Meer'), entry('Sand', '')),
    kept: [entry('X', '1')],
  };
  const sent = [
    entry('Door', 'Tor'),
    entry('Sea', 'Meer'),
    entry('Sand', 'Sand'),
    entry('Bell', 'Glocke'),
    entry('X', '1'),
    entry('Other', 'Anderes'),
  ];
  const merge = mergeTable(current, sent, rows);
  expect(merge).toEqual({
    changed: [{ before: door, after: entry('Door', 'Tor', { note: 'Of wood.' }) }],
    added: [
      { before: entry('Sand', ''), after: entry('Sand', 'Sand') },
      { before: undefined, after: entry('Bell', 'Glocke') },
    ],
    older: [],
    same: 2,
    unknown: [entry('Other', 'Anderes')],
  });
  expect(applyMerge(current, merge, { takes: 'added', keepsUnknown: false })).toEqual({
    ...current,
    entries: [door, entry('Sea', 'Meer'), entry('Sand', 'Sand'), entry('Bell', 'Glocke')],
  });
  const all = applyMerge(current, merge, { takes: 'all', keepsUnknown: true });
  expect(all.entries[0]).toEqual(entry('Door', 'Tor', { note: 'Of wood.' }));
  expect(all.kept).toEqual([entry('X', '1'), entry('Other', 'Anderes')]);
});

test('an empty text removes no translation, but may bring a note', () => {
  const current = table(entry('Door', 'Tür', { isToCheck: true, former: 'Gate' }));
  expect(mergeTable(current, [entry('Door', '')], rows)).toEqual({ ...nothing, same: 1 });
  const after = entry('Door', 'Tür', { isToCheck: true, former: 'Gate', note: 'Which?' });
  expect(mergeTable(current, [entry('Door', '', { note: 'Which?' })], rows).changed).toEqual([
    { before: current.entries[0], after },
  ]);
});

test('a state that is not sent stays with its text, and ends with another one', () => {
  const current = table(entry('Door', 'Tür', { isToCheck: true, former: 'Gate' }));
  const { isToCheck: _, ...unsaid } = entry('Door', 'Tür');
  expect(mergeTable(current, [unsaid], rows)).toEqual({ ...nothing, same: 1 });
  const after = entry('Door', 'Tor');
  expect(mergeTable(current, [{ ...unsaid, text: 'Tor' }], rows).changed).toMatchObject([
    { after },
  ]);
  expect(mergeTable(current, [entry('Door', 'Tür')], rows).changed).toMatchObject([
    { after: entry('Door', 'Tür') },
  ]);
});

test('a translation of an older text belongs to the text as it is now, to be checked', () => {
  const before = entry('Door', 'Tür', { isToCheck: true, former: 'Gate' });
  const merge = mergeTable(table(before), [entry('Gate', 'Tor')], rows);
  const after = { ...before, text: 'Tor' };
  expect(merge).toEqual({ ...nothing, older: [{ before, after }] });
  expect(mergeTable(table(before), [entry('Gate', 'Tür')], rows)).toEqual({ ...nothing, same: 1 });
  const both = mergeTable(table(before), [entry('Gate', 'Tor'), entry('Door', 'Portal')], rows);
  expect(both).toMatchObject({ older: [], unknown: [entry('Gate', 'Tor')] });
});

test('a text that is like an older one, or moved, gets its translation; one that is done does not', () => {
  const former = entry('The old door is closed.', 'Die Tür ist zu.');
  const now = { ...row('The old door is open.') };
  const after = {
    ...entry(now.original, former.text, { isToCheck: true, former: former.original }),
  };
  expect(mergeTable(table(), [former], [now]).older).toEqual([{ before: undefined, after }]);
  const done = table(entry(now.original, 'Die Tür ist offen.'));
  expect(mergeTable(done, [former], [now])).toEqual({ ...nothing, unknown: [former] });
  const moved = { ...former, place: 'cellar' };
  const merge = mergeTable(table(), [moved], [row(former.original)]);
  expect(merge.older).toEqual([{ before: undefined, after: former }]);
  const taken = applyMerge(table(), merge, { takes: 'all', keepsUnknown: true });
  expect(mergeTable(taken, [moved], [row(former.original)])).toEqual({ ...nothing, same: 1 });
});

test('a table of another game is unknown as a whole', () => {
  const other = ['Mars', 'Io'].map((name) => entry(name, name));
  expect(mergeTable(table(), other, rows)).toEqual({ ...nothing, unknown: other });
});

test('whatever is sent, nothing is lost, all of it arrives, and a second time nothing changes', () => {
  for (let seed = firstSeed; seed < firstSeed + 60 * times; seed += 1) {
    const { table: current, rows: texts } = randomTable(seed);
    const { table: other } = randomTable(seed + 1000);
    const sent = [
      ...current.entries.map((one, index) =>
        index % 3 === 0
          ? { ...one, text: `${one.text}!`, original: one.former ?? one.original }
          : one,
      ),
      ...texts.map(({ place, original }) => ({ place, original, text: 'new' })).slice(seed % 7),
      ...other.entries,
    ];
    const merge = mergeTable(current, sent, texts);
    const result = applyMerge(current, merge, { takes: 'all', keepsUnknown: true });
    const found = new Set([...result.entries, ...result.kept].map(({ text }) => text));
    for (const one of new Map(sent.map((each) => [keyOf(each), each])).values()) {
      expect(found).toContain(one.text);
    }
    for (const one of current.entries) {
      const now = result.entries.find((each) => keyOf(each) === keyOf(one));
      expect(now?.text).not.toBe('');
      expect(now).toBeDefined();
    }
    const again = mergeTable(result, sent, texts);
    expect({ ...again, same: 0 }).toEqual({ ...nothing, unknown: [] });
  }
});
