import { shortcutLetter } from './shortcut-letter';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  ['ל', 'KeyK', 'k'],
  // Dvorak: what is typed counts, not where.
  ['k', 'KeyV', 'k'],
  ['/', 'Slash', null],
  ['Enter', 'Enter', null],
])('%s on the key %s is the letter %s', (key, code, letter) => {
  expect(shortcutLetter({ key, code })).toBe(letter);
});
