import { mendStory } from './mend';

const program = { source: 'One.\r\nTwo.\nThree.', files: { 'a.ink': '* Knock → hall' } };

test('mends a line, keeps its ending, and leaves the rest', () => {
  expect(mendStory(program, { file: null, line: 1 }, { was: 'One.', is: '1.\n  2.' })).toEqual({
    ...program,
    source: '1.\n  2.\r\nTwo.\nThree.',
  });
  const mend = { was: '* Knock → hall', is: '* Knock -> hall, $&' };
  expect(mendStory(program, { file: 'a.ink', line: 1 }, mend)?.files['a.ink']).toBe(mend.is);
});

test('mends several lines below each other', () => {
  const mend = { was: 'One.\nTwo.', is: '1.\n2.' };
  expect(mendStory(program, { file: null, line: 1 }, mend)?.source).toBe('1.\n2.\nThree.');
});

test.each([
  [{ file: null, line: 3 }, 'Three.\n'],
  [{ file: null, line: 2 }, 'Too.'],
  [{ file: null, line: 9 }, 'Two.'],
  [{ file: 'b.ink', line: 1 }, 'Two.'],
])('changes nothing where the line is another (%j)', (place, was) => {
  expect(mendStory(program, place, { was, is: 'x' })).toBeNull();
});
