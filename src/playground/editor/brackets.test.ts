import { bracketAction, isEmptyPair, matchingBracket } from './brackets';

it('closes a bracket at the end of a word or line', () => {
  expect(bracketAction('{', 'Hello ', '')).toBe('close');
  expect(bracketAction('[', '* ', ' more')).toBe('close');
  expect(bracketAction('(', '- ', '}')).toBe('close');
});

it('does not close a bracket before a word', () => {
  expect(bracketAction('{', 'Hello ', 'there')).toBeNull();
});

it('never closes quotes', () => {
  for (const quote of [`"`, `'`, '`', '“']) expect(bracketAction(quote, '', '')).toBeNull();
});

it('steps over a partner that is there, and types one that is missing', () => {
  expect(bracketAction('}', '{a', '}')).toBe('step-over');
  expect(bracketAction('}', '{{a', '}')).toBeNull();
  expect(bracketAction('}', '{a', '')).toBeNull();
});

it('knows an empty pair', () => {
  expect(isEmptyPair('x {', '} y')).toBe(true);
  expect(isEmptyPair('x {', ']')).toBe(false);
});

it('finds the partner of a bracket, both ways', () => {
  const text = '{a: {b|c} (d]}';
  expect(matchingBracket(text, 0)).toBe(13);
  expect(matchingBracket(text, 13)).toBe(0);
  expect(matchingBracket(text, 4)).toBe(8);
  expect(matchingBracket(text, 10)).toBe(-1);
  expect(matchingBracket(text, 1)).toBe(-1);
});
