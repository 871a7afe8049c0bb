import { cacheLast } from './cache-last';

it('makes a result again only for other arguments', () => {
  const make = jest.fn((files: { source: string }[]) => files.map(({ source }) => source));
  const remembered = cacheLast(make);
  const first = remembered([{ source: 'a' }]);
  expect(remembered([{ source: 'a' }])).toBe(first);
  expect(remembered([{ source: 'b' }])).toEqual(['b']);
  expect(remembered([{ source: 'a' }])).toEqual(['a']);
  expect(make).toHaveBeenCalledTimes(3);
});
