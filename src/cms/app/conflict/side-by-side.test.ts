import { sideBySide } from './side-by-side';

const same = (line: string) => ({ kind: 'same', theirs: line, mine: line });

it('puts what differs next to each other, with the lines around it', () => {
  expect(sideBySide('a\nb\nc\nold\nd\n', 'a\nb\nc\nnew\nmore\nd\n')).toEqual([
    same('a'),
    same('b'),
    same('c'),
    { kind: 'different', theirs: 'old', mine: 'new' },
    { kind: 'different', theirs: null, mine: 'more' },
    same('d'),
  ]);
});

it('leaves out long stretches that are the same', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
  expect(sideBySide(`${lines}\ntheirs`, lines)).toEqual([
    { kind: 'gap', count: 18 },
    same('line 18'),
    same('line 19'),
    { kind: 'different', theirs: 'theirs', mine: null },
  ]);
});

it('does not take line endings for a difference', () => {
  expect(sideBySide('a\r\nb\r\n', 'a\nb')).toEqual([{ kind: 'gap', count: 2 }]);
});
