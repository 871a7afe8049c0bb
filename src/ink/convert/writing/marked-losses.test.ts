import { convertForeign } from '../convert-foreign';
import { lossKind } from './loss-kinds';
import { markedLosses } from './marked-losses';

it('finds what a conversion left out, as long as its comments stand in the text', () => {
  const twee = [
    ':: StoryData\n{"format":"Harlowe","format-version":"3.3.9"}',
    ':: Start\n(dropdown: bind $x, "a", "b")\n[[Nowhere]]\n<script>one()\ntwo()</script>',
  ].join('\n\n');
  const conversion = convertForeign(new Map([['story.twee', twee]]));
  const { program, losses } = conversion!;
  const found = markedLosses(program);
  expect(found.map(({ line }) => line)).toEqual(losses.map(({ line }) => line));
  expect(found.map(({ kind }) => kind)).toEqual(['input', 'nowhere', 'script']);
  const lines = program.source.split('\n');
  const script = found.at(-1)!;
  expect(script).toMatchObject({ file: null, code: '<script>one()\ntwo()</script>' });
  expect(lines.slice(script.line - 1, script.last).join('\n')).toContain('// two()</script>');
});

it('ends with the comment, and with the next one', () => {
  const source = 'A.\n// NOT CARRIED OVER: one\n// NOT CARRIED OVER: two\n// more\nB.\n';
  const inFile = '  // NOT CARRIED OVER: three';
  expect(markedLosses({ source, files: { 'b.ink': inFile } })).toEqual([
    { file: null, line: 2, last: 2, code: 'one', kind: 'other' },
    { file: null, line: 3, last: 4, code: 'two\nmore', kind: 'other' },
    { file: 'b.ink', line: 1, last: 1, code: 'three', kind: 'other' },
  ]);
});

it.each([
  ['(live: 2s)', 'wait'],
  ['<<timed 2s>>', 'wait'],
  ['[after 3 seconds]', 'wait'],
  ['(link-rerun: "x")', 'shown'],
  ['<<replace "#a">>', 'shown'],
  ['(if: $foo contains (a: 1))', 'condition'],
  ['(set: $a to (a: 1))', 'values'],
  ['<<audio "rain" play>>', 'sound'],
  ['{ambient sound: "rain"}', 'sound'],
  ['*stat_chart', 'stats'],
  ['*input_text name', 'input'],
  ['<% if (s.a) { %>', 'script'],
  ['[JavaScript]', 'script'],
  ['[[Nowhere]]', 'nowhere'],
  ['[[Twine|https://twinery.org]]', 'address'],
  ['[[Return|previous()]]', 'back'],
  ['<<link "Back" previous()>><</link>>', 'back'],
  ['<<return>>', 'back'],
  ['*return', 'loop'],
  ['<<if previous() is "Hall">>', 'condition'],
  ['@@.lamp;', 'style'],
  ['<span class="red">', 'style'],
  ['$bag.length', 'values'],
  ['<<= $bag.join(", ")>>', 'values'],
  ['(print: $x)', 'values'],
  ['<<type 40ms>>', 'wait'],
  ['(goto: $where)', 'way'],
  ['<<link "Go" $where>><</link>>', 'way'],
  ['(link: "[[x]]")[y]', 'shown'],
  ['<<include $where>>', 'way'],
  ['(t8n-depart: "fade")', 'style'],
  ['(joined: "-", ...$bag)', 'values'],
  ['{cycling link}', 'input'],
  ['(lamp: 1)', 'other'],
  ['words', 'other'],
])('knows what %s is about', (code, kind) => expect(lossKind(code)).toBe(kind));
