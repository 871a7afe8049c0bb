import { stepGap } from './step-gap';

/** The end of the island’s square, and a step that gives it a picture and two ways. */
const before = '=== square\nThe square. Weed hangs on the lamp posts.\n* [Walk home] -> home\n';
const blocks = [
  ' === square\n+# IMAGE: saltmere.svg\n The square. Weed hangs on the lamp posts.\n-* [Walk home] -> home\n++ [Walk home] -> home\n++ [Go in] -> hall',
  '+=== hall\n+Dust.\n+-> END',
];
const done = [
  '=== square',
  '# IMAGE: saltmere.svg',
  'The square. Weed hangs on the lamp posts.',
  '+ [Walk home] -> home',
  '+ [Go in] -> hall',
  '=== hall',
  'Dust.',
  '-> END',
];
const withLine = (line: number, text: string): string =>
  done.map((own, index) => (index === line - 1 ? text : own)).join('\n');

test('nothing is missing from a step that is done', () => {
  expect(stepGap(done.join('\n'), before, blocks)).toBeNull();
  expect(stepGap(withLine(6, '== hall =='), before, blocks)).toBeNull();
});

test.each<[string, number, string, ReturnType<typeof stepGap>]>([
  ['an arrow with a space', 8, '- > END', { kind: 'arrow', line: 8, wanted: '-> END' }],
  ['an arrow of one sign', 8, '→ END', { kind: 'arrow', line: 8, wanted: '-> END' }],
  ['an arrow with a dash', 8, '—> END', { kind: 'arrow', line: 8, wanted: '-> END' }],
  [
    'an arrow behind a choice',
    5,
    '+ [Go in] – > hall',
    { kind: 'arrow', line: 5, wanted: '+ [Go in] -> hall' },
  ],
  ['END in small letters', 8, '-> End', { kind: 'capitals', line: 8, wanted: '-> END' }],
  [
    'a file in other capitals',
    2,
    '# IMAGE: Saltmere.svg',
    { kind: 'capitals', line: 2, wanted: '# IMAGE: saltmere.svg' },
  ],
  [
    'a tag in other capitals',
    2,
    '# image: saltmere.svg',
    { kind: 'capitals', line: 2, wanted: '# IMAGE: saltmere.svg' },
  ],
  [
    'a tag without its colon',
    2,
    '# IMAGE saltmere.svg',
    { kind: 'colon', line: 2, wanted: '# IMAGE: saltmere.svg' },
  ],
  [
    'a choice without its sign',
    5,
    '[Enter] -> hall',
    { kind: 'sign', line: 5, wanted: '+ [Go in] -> hall' },
  ],
  [
    'the plus of the page typed with the line',
    6,
    '+=== hall',
    { kind: 'plus', line: 6, wanted: '=== hall' },
  ],
  ['a knot of one sign', 6, '= hall', { kind: 'sign', line: 6, wanted: '=== hall' }],
  ['another name', 6, '=== hell', { kind: 'other', line: 6, wanted: '=== hall' }],
  [
    'a choice without its brackets',
    5,
    '+ Go in -> hall',
    { kind: 'other', line: 5, wanted: '+ [Go in] -> hall' },
  ],
  ['an empty line', 6, '', { kind: 'missing', wanted: '=== hall', knot: '===hall' }],
])('recognises %s', (_name, line, text, gap) => {
  expect(stepGap(withLine(line, text), before, blocks)).toEqual(gap);
});

test('names the first missing line of the step', () => {
  expect(stepGap(before, before, blocks)).toEqual({
    kind: 'missing',
    wanted: '# IMAGE: saltmere.svg',
    knot: '===square',
  });
});

test('counts lines in the writer’s own words', () => {
  const choices = ['+* [Knock]\n+  Nobody.\n+* [Leave]\n+  Rain.'];
  expect(stepGap('* [Ring]\n  A bell.', '', choices)).toEqual({
    kind: 'missing',
    wanted: '* [Leave]',
    knot: '',
  });
  expect(stepGap('* [Ring]\n* [Go]\n  Rain.', '', choices)).toEqual({
    kind: 'missing',
    wanted: 'Nobody.',
    knot: '',
  });
});

test('finds quotes that ink does not read', () => {
  expect(stepGap('VAR here = “hall”', '', ['+VAR here = "hall"'])).toEqual({
    kind: 'quotes',
    line: 1,
    wanted: 'VAR here = "hall"',
  });
});

test('finds a line of words without an end, and one with the plus of the page', () => {
  expect(stepGap('Rain\n', '', ['+Rain.'])).toEqual({
    kind: 'unfinished',
    line: 1,
    wanted: 'Rain.',
  });
  const plus = { kind: 'plus', line: 1, wanted: 'Rain.' };
  expect(stepGap('+Rain.', '', ['+Rain.'])).toEqual(plus);
  expect(stepGap('+ It rains here.', '', ['+Rain.'])).toEqual(plus);
});

test('finds the line that should have gone, and the one that no play reaches', () => {
  expect(stepGap('-> END\nRain.\n=== hall\n', '', ['+Rain.'])).toEqual({
    kind: 'unreached',
    line: 2,
  });
  expect(stepGap('-> hall\n-> END\n', '-> END\n', ['--> END\n+-> hall'])).toEqual({
    kind: 'left',
    line: 2,
    wanted: '-> END',
  });
});

test('finds a choice that is offered twice, but not one that the course or another branch has again', () => {
  const step = ['+* [Go]\n+* [Stay]'];
  expect(stepGap('* [Go]\n* [Stay]\n* [Go]\n', '', step)).toEqual({
    kind: 'twice',
    line: 3,
    wanted: '* [Go]',
  });
  expect(stepGap('* [Go]\n  ** [Run]\n* [Stay]\n  ** [Run]\n', '', step)).toBeNull();
  expect(stepGap('* [Go]\n* [Stay]\n- Later.\n* [Go]\n', '', step)).toBeNull();
  expect(stepGap('* [Go]\n* [Go]\n', '', ['+* [Go]\n+* [Go]'])).toBeNull();
});

test('names a line of an earlier step if the text lacks that', () => {
  const before2 = '+ [In] -> hall\n';
  expect(stepGap('+ [On] -> hall\n', before2, ['++ [On] -> hall'])).toEqual({
    kind: 'missing',
    wanted: '+ [In] -> hall',
    knot: '',
  });
});

test('a line that is there twice is missing where it is not', () => {
  const own = '=== a\n# CLEAR\nA.\n=== b\nB.\n';
  const step = [' === a\n+# CLEAR\n …\n === b\n+# CLEAR'];
  expect(stepGap(own, own.replace('# CLEAR\n', ''), step)).toEqual({
    kind: 'missing',
    wanted: '# CLEAR',
    knot: '===b',
  });
});

test('a picture in another place than the step’s is missing there', () => {
  const elsewhere = [...done.slice(0, 1), ...done.slice(2, 6), done[1], ...done.slice(6)];
  expect(stepGap(elsewhere.join('\n'), before, blocks)).toEqual({
    kind: 'missing',
    wanted: '# IMAGE: saltmere.svg',
    knot: '===square',
  });
});
