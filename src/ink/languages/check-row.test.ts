import { checkRow, checkTranslation } from './check-row';
import type { RowKind } from './text-row';

const names = {
  all: new Set(['coins', 'met', 'hall', 'door', 'plural', 'LIST_ALL']),
  functions: new Set(['plural', 'LIST_ALL']),
};
const check = (kind: RowKind, original: string, text: string) =>
  checkRow({ kind, original }, text, names);

test.each<[RowKind, string, string]>([
  ['text', 'You have {coins} coins.', 'Du hast {coins} Münzen.'],
  ['text', '{met: again|for the first time}', '{met: wieder|zum ersten Mal}'],
  ['text', '{coins} coins', '{plural(coins, "Münze", "Münzen")}: {coins}'],
  ['text', 'Go {met: on -> hall}', '{met: Weiter -> hall}!'],
  ['text', '[b]Stop[/b]', '<i>Halt</i>'],
  ['choice', '[Open] it', 'Sie [öffnen]'],
  ['choice', '[Open # DISABLED]', '[Öffnen # DISABLED]'],
  ['choice', 'Wait', 'ממתין'],
  ['value', 'happy', '* glücklich \\# {coins} \\"'],
  ['value', '{coins} coins', '{coins} Münzen'],
  ['tag', 'The Tower', 'Der Turm'],
  ['text', 'A or B', 'A \\| B'],
  ['text', '{one|two}', '{eins|zwei|drei}'],
  ['text', 'x', '{~eins: a|zwei}'],
  ['text', '[button onclick=map]Map[/button]', '[button onclick=map]Karte[/button]'],
  ['text', '{He says, sadly: no.|Again: no.}', '{Er sagt, traurig: nein.|Wieder: nein.}'],
  ['text', 'x', '{coins > 1 && coins < 5:monety|{coins == 1:x|y}}'],
])('%s: “%s” can be “%s”', (kind, original, text) => {
  const fault = check(kind, original, text);
  expect(fault === null || fault.kind === 'dropped').toBe(true);
});

test.each<[RowKind, string, string, object]>([
  ['text', 'One', 'Eins\nzwei', { kind: 'lines' }],
  ['value', 'One', 'Die "Eins"', { kind: 'quotes' }],
  ['value', 'One', 'Eins # zwei', { kind: 'cut', rest: '# zwei' }],
  ['value', 'One', 'Eins | zwei', { kind: 'braces' }],
  ['text', 'Go', 'Geh -> hall', { kind: 'cut', rest: '-> hall' }],
  ['text', 'Go', 'Geh # laut', { kind: 'cut', rest: '# laut' }],
  ['text', 'Go', '* Geh', { kind: 'cut', rest: '* Geh' }],
  ['text', 'Go', '- Geh', { kind: 'cut', rest: '-' }],
  ['text', 'Go', '~ Geh', { kind: 'cut', rest: '~ Geh' }],
  ['text', 'Go', '=== Geh', { kind: 'cut', rest: '=== Geh' }],
  ['text', 'Go', 'https://x.de', { kind: 'cut', rest: '//x.de' }],
  ['text', 'Go', 'VAR x = "y"', { kind: 'cut', rest: 'VAR x = "y"' }],
  ['tag', 'Tower', 'Turm # theme: dark', { kind: 'cut', rest: '# theme: dark' }],
  ['text', 'Go', 'Geh {coins', { kind: 'braces' }],
  ['text', 'Go', 'Geh }', { kind: 'braces' }],
  ['text', 'Go', 'Geh | lauf', { kind: 'braces' }],
  ['choice', '[Open] it', 'Öffnen', { kind: 'brackets', wanted: 2 }],
  ['choice', 'Open', '[Öffnen]', { kind: 'brackets', wanted: 0 }],
  ['text', 'Go', 'Geh {coins = 9}', { kind: 'logic', logic: '{coins = 9}' }],
  ['text', 'Go', 'Geh {coins + }', { kind: 'logic', logic: '{coins + }' }],
  ['text', 'Go', 'Geh {coins ==: ein}', { kind: 'logic', logic: '{coins ==: ein}' }],
  [
    'text',
    'Go',
    '{coins = 1:ein Brot|Brote}',
    { kind: 'logic', logic: '{coins = 1:ein Brot|Brote}' },
  ],
  ['text', 'Go', '{met: {coins = 1: x|y}|z}', { kind: 'logic', logic: '{coins = 1: x|y}' }],
  ['text', 'Go', 'Geh {hall()}', { kind: 'calls', names: ['hall'] }],
  ['text', 'Go', 'Geh {münzen}', { kind: 'names', names: ['münzen'] }],
  ['text', 'Go {met: -> hall}', 'Geh {met: -> door}', { kind: 'ways', names: ['door', 'hall'] }],
  ['choice', '[Open # DISABLED]', '[Öffnen]', { kind: 'tags' }],
  ['text', 'You have {coins} coins.', 'Du hast Münzen.', { kind: 'dropped', names: ['coins'] }],
])('%s: “%s” cannot be “%s”', (kind, original, text, fault) => {
  expect(check(kind, original, text)).toEqual(fault);
});

test('a language without a plural needs no condition for it', () => {
  expect(check('text', '{coins} {coins == 1:coin|coins}', '硬貨{coins}枚')).toBeNull();
});

test('a translation is checked as its text is, also when names have changed', () => {
  const place = { place: '', comment: '', spots: [] };
  const cases: [RowKind, string, string][] = [
    ['text', 'Rain.', 'Regen.'],
    ['text', 'Rain.', 'Regen {münzen}'],
    ['text', 'Rain.', '- Regen'],
    ['choice', 'Wait', 'Warten'],
    ['choice', '[Wait]', 'Warten'],
    ['value', 'One', 'Die "Eins"'],
    ['text', '{coins} coins', 'Münzen'],
  ];
  for (const [kind, original, text] of cases) {
    const translation = { place: '', original, text, isToCheck: false };
    const row = { ...place, kind, original };
    for (const known of [names, { ...names, all: new Set([...names.all, 'münzen']) }, names]) {
      expect(checkTranslation(row, translation, known)).toEqual(checkRow(row, text, known));
    }
  }
});
