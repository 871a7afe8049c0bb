import { ITCH_LIMITS, itchNotes, itchProblems } from './itch-limits';

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
  const { bytes, fileBytes } = ITCH_LIMITS;
  const movies = (last: number) =>
    zip(['a.mp4', fileBytes], ['b.mp4', fileBytes], ['c.mp4', bytes - 2 * fileBytes - 1 + last]);
  expect(itchProblems(movies(0))).toEqual([]);
  expect(itchProblems(movies(1))).toEqual([
    expect.stringMatching(/500\.0 MB unpacked.*Make pictures smaller/),
  ]);
  expect(itchProblems(zip(['a.mp4', fileBytes + 1]))).toEqual([
    expect.stringContaining('“a.mp4” is 200.0 MB; the limit for one file is 200.0 MB'),
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

test('limits that are near or passed are told before a zip is made', () => {
  const files = (count: number, size = 1) =>
    new Map(Array.from({ length: count }, (_, n): [string, Blob] => [`${n}.png`, blob(size)]));
  expect(itchNotes(files(844))).toEqual([]);
  expect(itchNotes(files(845))).toEqual([expect.stringContaining('850 of the 1000 files')]);
  expect(itchNotes(files(996))).toEqual([
    expect.stringContaining('would refuse'),
    expect.stringContaining('1001 files'),
  ]);
  expect(itchNotes(files(10, 45 * 1024 * 1024))).toEqual([
    expect.stringContaining('450.0 MB of the 500.0 MB'),
  ]);
  const long = new Map([['a'.repeat(235), blob(1)]]);
  expect(itchNotes(long)).toEqual([expect.anything(), expect.stringContaining('Rename')]);
  // A font has no file of its own.
  expect(itchNotes(new Map([...files(844), ['Lora.woff2', blob(1)]]))).toEqual([]);
});
