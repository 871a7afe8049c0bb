import { tidyLines } from './tidy-lines';

it('takes blanks from the ends of lines and ends the last one', () => {
  const { source, changes } = tidyLines('one \n   \ntwo');
  expect(source).toBe('one\n\ntwo\n');
  expect(changes.map(({ line }) => line)).toEqual([1, 2, 3]);
});

it('leaves the two blanks that break a line, and code', () => {
  const source = 'a line  \nbroken\n\n````md\n```ink\ncode \n```\n````\n~~~\nmore \n~~~\n';
  expect(tidyLines(source)).toEqual({ source, changes: [] });
});

it('keeps the line endings of the file', () => {
  expect(tidyLines('one \r\ntwo').source).toBe('one\r\ntwo\r\n');
  expect(tidyLines('').source).toBe('');
});
