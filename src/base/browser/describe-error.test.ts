import { describeError } from './describe-error';

test('the chain of causes is told, the outermost error first', () => {
  const error = new Error('The page broke', {
    cause: new Error('The list broke', { cause: 'no list' }),
  });
  expect(describeError(error)).toBe('The page broke\n\nCause:\nThe list broke\n\nCause:\nno list');
});

test('a chain that leads back to itself ends', () => {
  const inner = new Error('inner');
  inner.cause = new Error('outer', { cause: inner });
  expect(describeError(inner)).toBe('inner\n\nCause:\nouter');
});

test('describes anything that was thrown', () => {
  expect(describeError('text')).toBe('text');
  expect(describeError(new TypeError(''))).toBe('TypeError');
});
