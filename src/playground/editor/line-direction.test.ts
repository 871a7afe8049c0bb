import { directionOf } from './line-direction';

test.each([
  ['[b]الباب[/b] مفتوح', 'rtl'],
  ['{coins} قطع ذهبية', 'rtl'],
  ['{coins > 2: قطع|قطعة}', 'rtl'],
  ['{~שמש|גשם}', 'rtl'],
  ['* (up) {can} [לעלות] -> up', 'rtl'],
  ['- <i>הים</i> # IMAGE: sea.png', 'rtl'],
  ['\t[link=Go]קדימה[/link] -> go', 'rtl'],
  ['The word [i]الباب[/i]', 'ltr'],
  ['[link=باب]Door[/link]', 'ltr'],
  ['Sea # title: הים', 'ltr'],
  ['// הערה', 'auto'],
  ['VAR عدد = 1', 'auto'],
  ['# title: הים', 'auto'],
  ['=== باب', 'auto'],
])('“%s” runs %s', (line, direction) => {
  expect(directionOf(line)).toBe(direction);
});
