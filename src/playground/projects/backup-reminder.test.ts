/** @jest-environment jsdom */
import {
  changedCharacters,
  noteBackup,
  noteChange,
  parseUnbacked,
  putOffBackup,
  unbackedSlot,
  wordsToBackUp,
} from './backup-reminder';

const kept = () => parseUnbacked(unbackedSlot.get());
const wanted = () => wordsToBackUp(kept());

beforeEach(() => {
  unbackedSlot.delete();
});

it('calls for a backup after 500 changed words', () => {
  for (let word = 1; word < 500; word += 1) noteChange(6, word === 1);
  expect(wanted()).toBeNull();
  noteChange(6, false);
  expect(wanted()).toBe(500);
  noteChange(6 * 99, false);
  expect(wanted()).toBe(500);
});

it('calls for a backup after 20 visits with changes, however small', () => {
  for (let visit = 1; visit < 20; visit += 1) noteChange(1, true);
  expect(wanted()).toBeNull();
  noteChange(1, true);
  expect(wanted()).toBe(0);
});

it('counts anew after a backup, and after it was put off', () => {
  noteChange(6000, true);
  putOffBackup();
  expect(wanted()).toBeNull();
  expect(kept().backedUpAt).toBeNull();
  noteChange(6000, true);
  noteBackup(1234);
  expect(wanted()).toBeNull();
  noteChange(6000, true);
  expect([wanted(), kept().backedUpAt]).toEqual([1000, 1234]);
});

it('counts what was written, also where the text became no longer, and not what was deleted', () => {
  const changed = (before: string, now: string) =>
    changedCharacters({ source: before, files: {} }, { source: now, files: {} });
  expect(changed('The tide.', 'The tide.')).toBe(0);
  expect(changed('The tide.', 'The low tide.')).toBe(4);
  expect(changed('The low tide.', 'The tide.')).toBe(0);
  expect(changed('The tide.', 'Two boats')).toBe(8);
  expect(changed('A long story. '.repeat(200), 'Two boats')).toBe(9);
  expect(
    changedCharacters({ source: '', files: {} }, { source: '', files: { 'a.ink': 'A.' } }),
  ).toBe(2);
});

it.each(['{', '[]', '{"characters":"many"}', 'null'])('takes %s as nothing', (text) => {
  expect(parseUnbacked(text)).toEqual({ characters: 0, visits: 0, backedUpAt: null });
});
