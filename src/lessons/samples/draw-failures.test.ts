import { plainText } from '../../docs/document/plain-text';
import { drawFailures } from './draw-failures';

const failure = {
  severity: 'error',
  text: 'A { has no } on its line.',
  hint: 'Close it.',
  file: null,
  line: 2,
  inkWords: 'Expected closing brace',
} as const;
const wordsOf = (...failures: Parameters<typeof drawFailures>[0]) =>
  plainText([drawFailures(failures)]).split(/\s*\n\s*/);

test('says what is wrong, where, what to do, and what ink says', () => {
  expect(wordsOf(failure)).toEqual([
    'Error, line 2: A { has no } on its line. Close it.',
    'Ink says: Expected closing brace',
  ]);
});

test('names the file, and does not repeat ink’s words', () => {
  const text = 'No. [Expected closing brace]';
  expect(wordsOf({ ...failure, severity: 'warning', file: 'b.ink', text })).toEqual([
    'Warning, b.ink, line 2: No. [Expected closing brace] Close it.',
  ]);
  expect(wordsOf({ ...failure, line: null })[0]).toMatch(/^Error: A \{/);
});
