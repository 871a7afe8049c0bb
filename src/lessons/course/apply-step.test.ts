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

test('a sentence in the writer’s own words is no obstacle where another line shows the place', () => {
  const block = ' Rain.\n+* [Wait]\n -> END';
  expect(applyStep('Snow.\n-> END\n', [block])).toEqual({ source: 'Snow.\n* [Wait]\n-> END\n' });
  // One of two arrows could be the wrong one.
  const twice = 'Snow.\n-> END\n=== hall\n-> END\n';
  expect(applyStep(twice, [block])).toEqual({ missing: 'Rain.' });
});

test('finds lines that were typed with other spaces and quotes', () => {
  expect(applyStep('*  [Say “No”]\n', [' * [Say "No"]\n+  No.'])).toEqual({
    source: '*  [Say “No”]\n  No.\n',
  });
});

test.each<[string, string, string[], string]>([
  ['all of them', text, [' Rain.\n+* [Knock]\n+  Nobody.\n -> END'], text],
  ['all at the end', text, ['+* [Knock]\n+  Nobody.\n+-> END'], text],
  ['a line that was replaced', '-> hall\n', ['--> END\n+-> hall'], '-> hall\n'],
  [
    'some',
    text,
    [' Rain.\n+* [Knock]\n+  Nobody.\n+* [Leave]\n -> END'],
    text.replace('-> END', '* [Leave]\n-> END'),
  ],
  ['the last ones', 'Snow.\n', ['+Rain.\n+Snow.'], 'Rain.\nSnow.\n'],
  [
    'some of a knot, with a line between',
    '-> END\n=== hall\nOwn.\n',
    ['+=== hall\n+Dust.\n+-> END'],
    '-> END\n=== hall\nDust.\n-> END\nOwn.\n',
  ],
  ['the same arrow elsewhere', '-> END\n', ['+=== hall\n+-> END'], '-> END\n\n=== hall\n-> END\n'],
  [
    'the same line in another knot',
    '=== a\nA.\n+ [Up] -> c\n=== b\nB.\n',
    [' B.\n++ [Up] -> c'],
    '=== a\nA.\n+ [Up] -> c\n=== b\nB.\n+ [Up] -> c\n',
  ],
  [
    'a new knot with a line that others have',
    '=== a\n+ [Up] -> c\n',
    ['+=== b\n+B.\n++ [Up] -> c'],
    '=== a\n+ [Up] -> c\n\n=== b\nB.\n+ [Up] -> c\n',
  ],
  [
    'the first line of a knot',
    '-> b\nB.\n-> END\n',
    ['+=== b\n+B.\n+-> END'],
    '-> b\n=== b\nB.\n-> END\n',
  ],
  [
    'an arrow that others have',
    '- (top)\n+ [Up] -> b\n+ [Down]\n  -> top\n',
    [' - (top)\n+* [Look]\n+  -> top\n + [Up] -> b'],
    '- (top)\n* [Look]\n  -> top\n+ [Up] -> b\n+ [Down]\n  -> top\n',
  ],
  [
    'an arrow that another choice has',
    '- (top)\n+ [Down]\n  -> top\n',
    [' - (top)\n+* [Look]\n+  -> top'],
    '- (top)\n* [Look]\n  -> top\n+ [Down]\n  -> top\n',
  ],
  [
    'a step that was begun',
    '* [A]\n  One.\n* B\n-> END\n',
    ['-* A\n+* [A]\n+  One.\n-* B\n+* [B]\n+  Two.\n -> END'],
    '* [A]\n  One.\n* [B]\n  Two.\n-> END\n',
  ],
])('writes only what is not there yet: %s', (_name, own, blocks, source) => {
  expect(applyStep(own, blocks)).toEqual({ source });
});

test('writing twice is writing once', () => {
  const blocks = [' Rain.\n+Snow.\n …\n * [Knock]\n-  Nobody.', '+\n+=== hall\n+Dust.'];
  const once = applyStep(text, blocks);
  expect(applyStep('source' in once ? once.source : '', blocks)).toEqual(once);
});
