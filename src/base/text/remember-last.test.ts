import { rememberLast } from './remember-last';

test('the latest texts are read once', () => {
  const read = jest.fn((text: string) => [text]);
  const remembering = rememberLast(read, 2);
  expect(['a', 'b', 'a', 'c', 'a', 'b'].flatMap((text) => remembering(text))).toEqual([
    ...['a', 'b', 'a', 'c', 'a', 'b'],
  ]);
  expect(read.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b']);
});
