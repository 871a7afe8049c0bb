/** @jest-environment node */
import { likelyName, meantNames } from './meant-names';

const meant = meantNames([
  { entryId: 'tag-auto-choice', names: ['# AUTO_CHOICE'], phrases: ['timer', 'time limit'] },
  { entryId: 'choice-tag-hidden', names: ['#HIDDEN'], phrases: ['timer', 'invisible'] },
  { entryId: 'markup-html', names: ['[b]', '[strong]'], phrases: ['bold'] },
]);

it('keeps the words of tags and markup apart; the first meaning counts', () => {
  expect(meant).toEqual({
    tags: { timer: 'AUTO_CHOICE', time_limit: 'AUTO_CHOICE', invisible: 'HIDDEN' },
    markup: { bold: 'b' },
  });
});

it.each([
  ['clear', 'CLEAR'],
  ['TIME-LIMIT', 'AUTO_CHOICE'],
  ['CLAER', 'CLEAR'],
  ['bold', null],
  ['__proto__', null],
  ['constructor', null],
])('takes %s for %s', (word, name) => {
  expect(likelyName(word, ['CLEAR', 'TIMES'], meant.tags)).toBe(name);
});
