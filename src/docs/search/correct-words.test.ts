import { correctWords, likelyWords } from './correct-words';

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
  'auto',
  'autosave',
  'background',
  'backgrounds',
  'invent',
  'inventory',
  'backround',
  'grounds',
];

it.each([
  ['divret', 'divert'],
  ['chekpoint', 'checkpoint'],
  ['konts', 'knots'],
  // What they begin with is another word, and the rest is no ending.
  ['inventry', 'inventory'],
  ['autosve', 'autosave'],
  ['divertt', 'divert'],
  ['Varaible of the gmae', 'variable of the game'],
])('puts “%s” right', (text, corrected) => {
  expect(correctWords(text, known)).toBe(corrected);
});

it.each([
  'divert',
  'diverting',
  'checkpointed',
  'inventing',
  'check',
  'saved',
  'Twine',
  'xyz',
  'save_game',
  '{~',
])('leaves “%s” as it is', (text) => {
  expect(correctWords(text, known)).toBeNull();
});

describe('likelyWords', () => {
  it('puts a more frequent word in the place of one that differs in a letter', () => {
    expect(likelyWords('backround of the game', known)).toBe('background of the game');
  });

  it.each(['background', 'backgrounds', 'grounds', 'saves', 'unknown'])('keeps “%s”', (text) => {
    expect(likelyWords(text, known)).toBeNull();
  });
});
