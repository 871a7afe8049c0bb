/** @jest-environment node */
import { applyStep } from './apply-step';

const text = 'Rain.\n\n* [Knock]\n  Nobody.\n-> END\n';

test.each<[string, string[], string]>([
  ['lines without a place go to the end', ['+=== hall\n+Dust.'], `${text}\n=== hall\nDust.\n`],
  [
    'a place is found by its words, and blank lines do not count',
    [' Rain.\n * [Knock]\n+  Twice.'],
    text.replace('* [Knock]\n', '* [Knock]\n  Twice.\n'),
  ],
  ['a line is replaced', ['--> END\n+-> hall'], text.replace('-> END', '-> hall')],
  [
    'three dots lead to another place',
    ['+// Note\n Rain.\n …\n-  Nobody.'],
    '// Note\nRain.\n\n* [Knock]\n-> END\n',
  ],
  [
    'each block sees the one before',
    ['+=== hall', ' === hall\n+Dust.'],
    `${text}\n=== hall\nDust.\n`,
  ],
])('%s', (_name, blocks, source) => {
  expect(applyStep(text, blocks)).toEqual({ source });
});

test('the first lines of an empty text are all of it', () => {
  expect(applyStep('\n', ['+Rain.'])).toEqual({ source: 'Rain.\n' });
});

test('names the line of a place that is not there, or there twice', () => {
  expect(applyStep(text, [' * [Wait]\n+  Long.'])).toEqual({ missing: '* [Wait]' });
  expect(applyStep('Rain.\nRain.\n', [' Rain.\n+Snow.'])).toEqual({ missing: 'Rain.' });
});

test('finds lines that were typed with other spaces and quotes', () => {
  expect(applyStep('*  [Say “No”]\n', [' * [Say "No"]\n+  No.'])).toEqual({
    source: '*  [Say “No”]\n  No.\n',
  });
});
