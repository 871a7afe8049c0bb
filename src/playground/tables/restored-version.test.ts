import { followTexts } from '../../ink/languages/follow-texts';
import type { LanguageTable, Translation } from '../../ink/languages/language-table';
import { readRows } from '../../ink/languages/text-rows';
import { readPo } from './read-po';
import { writePo } from './write-po';

/** A story as it is now, and as it once was. */
const NOW = `# title: The ferry
Rain falls.
-> hall
=== hall
The heavy door is shut.
Somebody sings a song.
Yes.
* [Knock at the door] -> attic
* [Go home] -> END
=== attic
Yes.
Dust everywhere, and a lamp.
- The lamp is lit.
-> END
`;
const EARLIER: readonly [what: string, text: string][] = [
  ['lines that were changed', NOW.replace('heavy door', 'door').replace('a song', 'two songs')],
  ['lines that were not there', NOW.replace(/Somebody.*\n|Dust.*\n/g, '')],
  ['a place that was not there', NOW.replace(/=== attic[^]*/, '').replace('attic', 'END')],
  ['a place with another name', NOW.replaceAll('attic', 'loft').replace('Dust', 'Much dust')],
  ['another order', NOW.replace(/(=== hall\n)([^]*?)(=== attic\n)([^]*)/, '$3$4$1$2')],
  ['one line for two', NOW.replace('shut.\nSomebody', 'shut. Somebody')],
  ['the same text in one place only', NOW.replace('=== attic\nYes.\n', '=== attic\n')],
  ['other lines that are like these', NOW.replace('Rain falls.', 'Rain falls. Rain fell.')],
  ['nothing', ''],
];

const rowsOf = (source: string) => readRows({ source, files: {} });
/** The table as it is after it was stored, and read again, while the story has a text. */
const stored = (table: LanguageTable, source: string): LanguageTable => {
  const rows = rowsOf(source);
  const header = { title: '', sourceLanguage: null };
  const read = readPo(writePo(followTexts(table, rows), rows, header));
  if ('problem' in read) throw new Error(read.problem);
  const { entries, kept } = read.table;
  return { code: table.code, entries, kept };
};
const known = ({ entries, kept }: LanguageTable) => ({
  entries: entries.filter(({ text, note }: Translation) => text !== '' || note !== undefined),
  kept,
});

test.each(EARLIER)(
  'an earlier version is restored and left again, with %s: no translation is lost',
  (_, earlier) => {
    const entries = rowsOf(NOW).map(({ place, original }, index): Translation => {
      const own = { place, original, isToCheck: false };
      // One is not translated, but noted; one is to be checked.
      if (original.startsWith('Dust')) return { ...own, text: '', note: 'Which lamp?' };
      const isToCheck = original === 'Rain falls.';
      return {
        ...own,
        text: `${index} ${original.toUpperCase()}`,
        ...(isToCheck && { isToCheck, former: 'Rain is falling.' }),
      };
    });
    const table = stored({ code: 'de', entries, kept: [] }, NOW);
    expect(known(table)).toEqual({ entries, kept: [] });
    const restored = stored(table, earlier);
    expect(restored).not.toEqual(table);
    expect(known(stored(restored, NOW))).toEqual({ entries, kept: [] });
  },
);
