import { oddSpellings } from '../../../testing/odd-spellings';
import { fold, soughtText, wordsOf } from './fold';

test('what was typed is read in the usual forms of its signs', () => {
  for (const typed of oddSpellings('# CLEAR')) expect(soughtText(typed)).toBe('# CLEAR');
  expect(soughtText('ﬁn — Ж ®')).toBe('fin — Ж ®');
  expect(soughtText('-> “x”')).toBe('-> “x”');
});

test('a text is compared without capitals, accents and odd spellings', () => {
  expect(fold('Ｃａｆé\u00ad')).toBe('cafe');
  expect(wordsOf(' Çé \u202e  Été\u3000x ')).toEqual(['ce', 'ete', 'x']);
});
