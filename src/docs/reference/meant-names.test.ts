import { likelyName } from '../../ink/words/likely-name';
import { meantNames } from './meant-names';

const meant = meantNames([
  {
    entryId: 'tag-auto-choice',
    names: ['# AUTO_CHOICE'],
    phrases: ['timer', 'time limit'],
    place: 0,
  },
  { entryId: 'choice-tag-hidden', names: ['#HIDDEN'], phrases: ['timer', 'invisible'], place: 0 },
  { entryId: 'markup-html', names: ['[b]', '[strong]'], phrases: ['bold'], place: 0 },
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
