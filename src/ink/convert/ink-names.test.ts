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
      '洞窟',
      'END',
      'not',
      'a.b->c',
    ].map(of),
  ).toEqual([
    ...['the_old_hall', 'the_old_hall_2', 'uber_7_brucken', 'passage_7_days', 'passage', 'дом'],
    ...['passage_2', 'end_2', 'not_2', 'a_b_c'],
  ]);
  expect(of('The Old Hall!')).toBe('the_old_hall');
});
