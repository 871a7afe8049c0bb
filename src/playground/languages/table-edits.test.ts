import { hasSameTexts } from './table-edits';

const entry = { place: 'hall', original: 'Rain.', text: 'Regen.', isToCheck: false };
const other = { ...entry, original: 'Sun.', text: '' };

test.each([
  ['it was read again', [{ ...entry }], true],
  ['a text without a translation is left out', [entry], true],
  ['another word', [{ ...entry, text: 'Nass.' }, other], false],
  ['another text', [entry, { ...other, text: 'Sonne.' }], false],
  ['another place', [{ ...entry, place: 'attic' }, other], false],
])('whether a table is still the same after %s', (_, after, isSame) => {
  expect(hasSameTexts([entry, other], after)).toBe(isSame);
});
