/** @jest-environment node */
import { correctWords } from './correct-words';

const known = [
  'the',
  'divert',
  'checkpoint',
  'knots',
  'save',
  'saves',
  'variable',
  'lines',
  'game',
];

it.each([
  ['divret', 'divert'],
  ['chekpoint', 'checkpoint'],
  ['konts', 'knots'],
  ['Varaible of the gmae', 'variable of the game'],
])('puts “%s” right', (text, corrected) => {
  expect(correctWords(text, known)).toBe(corrected);
});

it.each(['divert', 'diverting', 'check', 'saved', 'Twine', 'xyz', 'save_game', '{~'])(
  'leaves “%s” as it is',
  (text) => {
    expect(correctWords(text, known)).toBeNull();
  },
);
