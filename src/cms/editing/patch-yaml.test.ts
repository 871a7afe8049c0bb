import { parse } from 'yaml';
import { patchYaml } from './patch-yaml';

const lines = (...all: string[]) => `${all.join('\n')}\n`;

const source = lines(
  '# What there is.',
  '',
  'kind:   lamp # as written',
  'entries:',
  "  - name: 'first'",
  '    forms: [one, two]',
  '    text: |',
  '      A line.',
  '',
  '      # no comment',
  '',
  '  # About the second.',
  '  - name: second',
  '    "odd": {a: 1}',
  '',
  '  - name: third',
  '    forms:',
  '      - x',
  '# the end',
);

type Entry = Record<string, unknown>;
const data = () => parse(source) as { kind: string; entries: Entry[] };
const change = (edit: (value: ReturnType<typeof data>) => void) => {
  const next = data();
  edit(next);
  const patched = patchYaml(source, next, ['name', 'forms', 'text']);
  expect(parse(patched)).toEqual(next);
  return patched;
};
const entry = (value: ReturnType<typeof data>, index: number): Entry => value.entries[index] ?? {};

it('returns the same bytes for the same data', () => {
  expect(patchYaml(source, data())).toBe(source);
});

it.each<[string, (value: ReturnType<typeof data>) => void, string, string]>([
  ['a plain text', (v) => (v.kind = 'moon'), 'kind:   lamp #', 'kind:   moon #'],
  ['a quoted text', (v) => (entry(v, 0).name = 'no. 1'), "'first'", "'no. 1'"],
  ['a text that needs quotes', (v) => (entry(v, 2).name = 'a: b'), 'name: third', "name: 'a: b'"],
  ['a list within a line', (v) => (entry(v, 0).forms = ['one']), '[one, two]', '[one]'],
  [
    'a list of lines',
    (v) => (entry(v, 2).forms = ['x', 'y']),
    '      - x\n',
    '      - x\n      - y\n',
  ],
  [
    'a mapping within a line',
    (v) => (entry(v, 1).odd = { a: 2 }),
    '    "odd": {a: 1}\n',
    '    odd:\n      a: 2\n',
  ],
  [
    'a text of lines',
    (v) => (entry(v, 0).text = 'Another.\nOne.\n'),
    '      A line.\n\n      # no comment\n',
    '      Another.\n      One.\n',
  ],
  [
    'a text that grows lines',
    (v) => (entry(v, 1).name = 'a\nb\n'),
    'name: second',
    'name: |\n      a\n      b',
  ],
  [
    'a key in its place',
    (v) => (entry(v, 1).forms = ['a']),
    'second\n',
    'second\n    forms: [a]\n',
  ],
  [
    'a key without a place',
    (v) => (entry(v, 2).zoo = true),
    '      - x\n',
    '      - x\n    zoo: true\n',
  ],
  ['a key that goes', (v) => delete entry(v, 0).forms, '    forms: [one, two]\n', ''],
  ['a first key that goes', (v) => delete entry(v, 1).name, 'name: second\n    ', ''],
])('changes %s and nothing else', (_, edit, before, after) => {
  expect(change(edit)).toBe(source.replace(before, after));
});

it('removes an item with its comment', () => {
  expect(change((value) => value.entries.splice(1, 1))).toBe(
    source.replace('  # About the second.\n  - name: second\n    "odd": {a: 1}\n\n', ''),
  );
});

it('adds a new item with the usual spacing', () => {
  expect(change((value) => value.entries.push({ name: 'last', forms: ['a'] }))).toBe(
    source.replace('      - x\n', '      - x\n\n  - name: last\n    forms: [a]\n'),
  );
});

it('moves an item with its comment', () => {
  expect(change((value) => value.entries.push(...value.entries.splice(1, 1)))).toBe(
    source
      .replace('  # About the second.\n  - name: second\n    "odd": {a: 1}\n\n', '')
      .replace(
        '      - x\n',
        '      - x\n\n  # About the second.\n  - name: second\n    "odd": {a: 1}\n',
      ),
  );
});

it.each([
  ['Windows', source.replaceAll('\n', '\r\n')],
  ['no line break at the end', source.trimEnd()],
])('keeps the line ends of a file with %s', (_, file) => {
  const next = data();
  next.entries.push({ name: 'last', text: 'a\nb\n' });
  const patched = patchYaml(file, next);
  expect(parse(patched)).toEqual(next);
  expect(patched.replaceAll('\r\n', '')).not.toContain(file.includes('\r') ? '\n' : '\r');
  expect(patched.endsWith('\n')).toBe(file.endsWith('\n'));
});

it.each([
  ['an empty file', '', { a: 1 }, 'a: 1\n'],
  ['a file of comments', '# why\n', [{ from: '/a' }], '# why\n- from: /a\n'],
  ['a list that was empty', '[]\n', ['a'], '- a\n'],
  ['a list of texts', '- a\n- b\n', ['b', 'c', 'a'], '- b\n- c\n- a\n'],
  ['a list in a list', 'a:\n  - - 1\n    - 2\n', { a: [[1, 3]] }, 'a:\n  - - 1\n    - 3\n'],
  ['an empty value', 'a:\nb: 1\n', { a: 'x', b: 1 }, 'a: x\nb: 1\n'],
])('writes into %s', (_, before, next, after) => {
  expect(patchYaml(before, next)).toBe(after);
});

it('throws for a source that is not YAML', () => {
  expect(() => patchYaml('a: "b', { a: 1 })).toThrow();
});

test('the comments above a list stay when its last item goes', () => {
  const head = '# Addresses that have moved.\n\n';
  expect(patchYaml(`${head}- from: /a/\n  to: /b/\n`, [])).toBe(head);
  expect(patchYaml(head, [{ from: '/a/' }])).toBe(`${head}- from: /a/\n`);
});
