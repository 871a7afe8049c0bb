import { splitTokenLines } from './split-tokens';

it('parts text at its line ends and keeps empty lines', () => {
  expect(splitTokenLines(['a\n\nb', 'c\n'])).toEqual([['a'], [], ['b', 'c'], []]);
});

it('opens a token that spans lines anew on each, with all that is around it', () => {
  const props = { className: 'token' };
  expect(splitTokenLines([['span', props, 'a', ['b', 0, 'c\nd'], 'e'], 'f'])).toEqual([
    [['span', props, 'a', ['b', 0, 'c']]],
    [['span', props, ['b', 0, 'd'], 'e'], 'f'],
  ]);
});

it('turns an empty text into one empty line', () => {
  expect(splitTokenLines([])).toEqual([[]]);
});
