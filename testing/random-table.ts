import type { LanguageTable, Translation } from '../src/ink/languages/language-table';
import type { TextRow } from '../src/ink/languages/text-row';
import { oddNames } from './odd-names';
import { randomInts } from './random';

const PARTS = [
  ...[
    'Der Mond',
    'ß',
    'façade',
    'Здравствуйте',
    'Γειά',
    '你好',
    'こんにちは',
    '한국어',
    'ไทย',
    'हिन्दी',
  ],
  ...['שלום', 'مرحبا', '\u202bעברית\u202c', '\u200f', 'é', '👩‍👩‍👧', '🇩🇪', '\u{1f9d9}'],
  ...[
    '"',
    "'",
    '\\',
    '\\n',
    '\\"',
    '\n',
    '\t',
    '\u0004',
    '\u2028',
    '\u0085',
    '\u000b',
    ' ',
    '\u00a0',
  ],
  ...[
    '<b>x</b>',
    '[button]',
    '{coins} coins',
    '{met: again|for the first time}',
    '~',
    '#',
    '|',
    '//',
  ],
  ...['=1+1', '+1', '-1', '@SUM(A1)', ',', ';', "'=", 'msgid "x"', '#~ msgid', '-> END', '\ufeff'],
  ...oddNames,
];

/** A table with any texts in it and the rows that it translates, the same for the same seed. For tests. */
export function randomTable(seed: number): { table: LanguageTable; rows: TextRow[] } {
  const int = randomInts(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[int(items.length)] as Item;
  const text = () => Array.from({ length: 1 + int(6) }, () => pick(PARTS)).join(pick(['', ' ']));
  const note = () => text().replace(/\s+/g, ' ').trim();
  const places = ['', '5', 'hall.door', pick(oddNames)];
  const rows = Array.from({ length: int(20) }, (_, index): TextRow => {
    const spot = { file: pick([null, 'b c/ä.ink']), from: 0, to: 1, line: index + 1 };
    const original = `${text()}${pick([`${index}`, '\n'.repeat(index + 1), '='.repeat(index)])}`;
    return { place: pick(places), kind: 'text', original, spots: [spot], comment: text() };
  });
  const unique = [...new Map(rows.map((row) => [`${row.place} ${row.original}`, row])).values()];
  const translate = ({ place, original }: Pick<TextRow, 'place' | 'original'>): Translation => {
    const words = note();
    return {
      place,
      original,
      text: text(),
      isToCheck: int(3) === 0,
      ...(int(3) === 0 && { former: text() }),
      ...(int(3) === 0 && words !== '' && { note: words }),
    };
  };
  const entries = unique.filter(() => int(3) > 0).map(translate);
  const kept = Array.from({ length: int(4) }, () => translate({ place: '5', original: text() }));
  return { table: { code: 'pt-BR', entries, kept }, rows: unique };
}
