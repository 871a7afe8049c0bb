/** @jest-environment jsdom */
import { translationJournal } from './translation-journal';

const entry = (original: string, text: string) => ({
  place: 'hall',
  original,
  text,
  isToCheck: false,
});
const KEY = 'docs.translation-journal:p1';

beforeEach(() => localStorage.clear());

test('has what was typed last of each text, by language, until it is stored', () => {
  const journal = translationJournal('p1');
  journal.note('de', entry('Rain.', 'Reg'));
  journal.note('de', entry('Rain.', 'Regen.'));
  journal.note('fr', entry('Rain.', 'Pluie.'));
  // A translation that was deleted stays deleted.
  journal.note('de', entry('Sun.', ''));
  expect(translationJournal('p1').read()).toEqual({
    de: [entry('Rain.', 'Regen.'), entry('Sun.', '')],
    fr: [entry('Rain.', 'Pluie.')],
  });
  expect(translationJournal('p2').read()).toEqual({});
  journal.drop('de');
  expect(Object.keys(journal.read())).toEqual(['fr']);
  journal.clear();
  expect(journal.read()).toEqual({});
});

test.each(['', 'null', '[]', '{', '{"de":1}', '{"de":[{"place":1}]}', '{"de":[null]}'])(
  'leaves out what is stored and cannot be read: %s',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(Object.values(translationJournal('p1').read()).flat()).toEqual([]);
  },
);
