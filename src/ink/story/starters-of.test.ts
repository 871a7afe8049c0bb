import { startersOf } from './starters-of';

test('a story has the files that it includes, and those that they include', () => {
  const [starter, ...others] = startersOf([
    { name: 'clock.ink', source: '// The clock: two files.\nINCLUDE parts/time.ink\n-> END' },
    { name: 'parts/time.ink', source: 'INCLUDE parts/more.ink\nVAR x = 1' },
    { name: 'parts/more.ink', source: 'INCLUDE parts/time.ink\nVAR y = 1' },
    { name: 'parts/unused.ink', source: 'VAR z = 1' },
  ]);
  expect(others).toEqual([]);
  expect(starter).toMatchObject({ slug: 'clock', title: 'The clock', about: 'two files.' });
  expect(Object.keys(starter?.files ?? {})).toEqual(['parts/time.ink', 'parts/more.ink']);
});

test('a story that does not say what it is, is named with what to write', () => {
  expect(() => startersOf([{ name: 'a.ink', source: 'Hello.' }])).toThrow(
    'content/playground/a.ink, line 1',
  );
});
