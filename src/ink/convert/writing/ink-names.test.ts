import { InkNames } from './ink-names';

test('names are valid, tell what they are for, and are given once', () => {
  const names = new InkNames();
  const of = (title: string) => names.of(title, title, 'passage');
  expect(
    [
      'The Old Hall!',
      'the old hall',
      'Über 7 Brücken',
      '7 days',
      '???',
      'Дом',
      ...['洞窟', 'ひらがな', 'שער', '대문', 'بوابة'],
      'END',
      'not',
      'a.b->c',
    ].map(of),
  ).toEqual([
    ...['The_Old_Hall', 'the_old_hall', 'Über_7_Brücken', 'passage_7_days', 'passage', 'Дом'],
    ...['洞窟', 'passage_2', 'שער', '대문', 'بوابة', 'END_2', 'not_2', 'a_b_c'],
  ]);
  expect(of('The Old Hall!')).toBe('The_Old_Hall');
});
