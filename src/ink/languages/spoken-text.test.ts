import { spokenTexts } from './spoken-text';

test.each([
  [
    '[b]Anna:[/b] It is {open: open|closed}, <i>very</i>. <>',
    'Anna: It is {open: open|closed}, very.',
  ],
  ['You have {coins} coins. # loud', 'You have {coins} coins.'],
  ['Number \\#1 // here', 'Number #1'],
  ['[img]boat.png[/img]', 'boat.png'],
])('of the line %s, %s is said', (original, said) => {
  expect(spokenTexts({ kind: 'text', original })).toEqual([said]);
});

test.each([
  ['[Open it # DISABLED] and go', ['Open it', 'and go']],
  [
    'Take the \\[b\\]red\\[/b\\] book[.], and read.',
    ['Take the red book.', 'Take the red book, and read.'],
  ],
  ['[Leave] # quiet', ['Leave']],
  ['Stay', ['Stay']],
  ['{lit: Leave|[Stay]}', ['{lit: Leave|[Stay]}']],
])('of the choice %s, %j is said', (original, said) => {
  expect(spokenTexts({ kind: 'choice', original })).toEqual(said);
});

test('nothing is said where there are no words', () => {
  expect(spokenTexts({ kind: 'text', original: '[button=x][/button]' })).toEqual([]);
});
