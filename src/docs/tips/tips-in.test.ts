import { tipsIn } from './tips-in';

it('finds the terms of a document once each, however deep they stand', () => {
  const knot: ['Term', object, string] = ['Term', { href: '/g/#knot', tip: 'term-knot' }, 'knot'];
  expect(
    tipsIn([
      'Text',
      ['p', 0, 'A ', knot, ' and a ', knot],
      ['ul', 0, ['li', 0, ['Term', { href: '#clear', tip: 'clear' }, ['code', 0, '# CLEAR']]]],
    ] as never),
  ).toEqual(['term-knot', 'clear']);
});
