import { ITCH_LIMITS, itchProblems } from './itch-limits';

const blob = (size: number) => ({ size }) as Blob;
const zip = (...files: [string, number][]) =>
  new Map(
    [['index.html', 1] as [string, number], ...files].map(([path, size]) => [path, blob(size)]),
  );

test('a small game is fine', () => {
  expect(itchProblems(zip(['files/a.png', 5]))).toEqual([]);
});

test('each limit is named with what to do, at its edge', () => {
  const many = (count: number) =>
    zip(...Array.from({ length: count }, (_, n): [string, number] => [`files/${n}.png`, 1]));
  expect(itchProblems(many(999))).toEqual([]);
  expect(itchProblems(many(1000))).toEqual([expect.stringContaining('1001 files')]);
  expect(itchProblems(zip(['a.mp4', ITCH_LIMITS.bytes - 1]))).toEqual([]);
  expect(itchProblems(zip(['a.mp4', ITCH_LIMITS.bytes]))).toEqual([
    expect.stringMatching(/500\.0 MB unpacked.*Make pictures smaller/),
  ]);
  expect(itchProblems(zip(['a'.repeat(240), 1]))).toEqual([]);
  expect(itchProblems(zip(['a'.repeat(241), 1]))).toEqual([expect.stringContaining('Rename')]);
  expect(itchProblems(zip(['files/Map.png', 1], ['files/map.png', 1]))).toEqual([
    expect.stringContaining('“files/Map.png” and “files/map.png”'),
  ]);
  expect(itchProblems(new Map([['game/index.html', blob(1)]]))).toEqual([
    expect.stringContaining('index.html'),
  ]);
});
