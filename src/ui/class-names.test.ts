import { classNames } from './class-names';

test('joins the classes that there are', () => {
  expect(classNames('a', undefined, false, null, 'b')).toBe('a b');
});
