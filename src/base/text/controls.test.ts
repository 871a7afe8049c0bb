import { controlsIn, withoutControls } from './controls';

test.each([
  ['a line break of PowerPoint', 'Line one\vand two.', 'Line one and two.', ['U+000B']],
  ['a hyphen of Word', 'well\x1eknown, op\x1ftional', 'well-known, optional', ['U+001E', 'U+001F']],
  [
    'Windows-1252 that was read as Latin-1',
    '\x93Hi\x94\x81',
    '“Hi”',
    ['U+0093', 'U+0094', 'U+0081'],
  ],
  ['the end of a file of DOS', 'The end.\x1a', 'The end.', ['U+001A']],
  ['marks where files were joined', 'a\n\uFEFF=== b', 'a\n=== b', ['U+FEFF']],
  ['a zero and half a pair', 'a\0\uD83D\b\b', 'a', ['U+0000', 'U+D83D', 'U+0008']],
])('finds %s, and does without it', (_name, text, without, names) => {
  expect(controlsIn(text)).toEqual({ names, count: text.match(/[^\n -~]/gu)?.length });
  expect(withoutControls(text)).toBe(without);
});

test.each(['', 'A\tb\r\n', 'Ä 😀 👩‍👩‍👧 नमस्ते a\u00adb', 'a\uFEFFb\u2028\u00a0'])(
  '%j has none',
  (text) => {
    expect(controlsIn(text)).toEqual({ names: [], count: 0 });
    expect(withoutControls(text)).toBe(text);
  },
);
