import { plainChoices, readChoiceAppearance } from './choice-appearance';

test('without words the choices stand one below the other', () => {
  expect(readChoiceAppearance(undefined)).toBe(plainChoices);
  expect(plainChoices).toEqual({
    isGrouped: false,
    isNumbered: false,
    isRow: false,
    isBorderless: false,
    align: 'center',
    columns: null,
  });
});

test.each([
  ['grouped', { isGrouped: true }],
  ['numbered left', { isNumbered: true, align: 'left' }],
  ['borderless right', { isBorderless: true, align: 'right' }],
  ['grouped row', { isGrouped: true, isRow: true }],
  ['grid-3', { columns: 3 }],
  ['grid-999', { columns: 12 }],
  ['grid-0', { columns: null }],
  // The engine searches for the words anywhere in the text.
  ['ungrouped', { isGrouped: true }],
])('reads “%s”', (words, expected) => {
  expect(readChoiceAppearance(words)).toEqual({ ...plainChoices, ...expected });
});

test.each([[true], [3], [['row', 'left']]])('%j is no text, at which the engine fails', (value) => {
  expect(readChoiceAppearance(value)).toBeNull();
});
