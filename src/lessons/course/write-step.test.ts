import { lineOfStep, writeStep } from './write-step';

const before = '=== square\nThe square.\n* [Wait]\n  Rain.\n-> END\n';
const blocks = [
  ' === square\n+# IMAGE: saltmere.svg\n The square.\n+Weed hangs on the lamp posts.\n * [Wait]',
];
const after =
  '=== square\n# IMAGE: saltmere.svg\nThe square.\nWeed hangs on the lamp posts.\n* [Wait]\n  Rain.\n-> END\n';

test.each<[string, string, string]>([
  ['nothing of it is there', before, after],
  ['all of it is there', after, after],
  ['a tag has no colon', before.replace('square\n', 'square\n# IMAGE saltmere.svg\n'), after],
  ['a knot has two signs', before.replace('===', '=='), after.replace('===', '==')],
])('writes what is missing where %s', (_name, own, source) => {
  expect(writeStep(own, before, blocks)).toEqual({ source });
});

test('a sentence that is half written is finished in its place', () => {
  const sentence = [' The square.\n+Weed hangs on the lamp posts.'];
  const own = before.replace('The square.\n', 'The square.\nWeed hangs on the\n');
  expect(writeStep(own, before, sentence)).toEqual({
    source: before.replace('The square.\n', 'The square.\nWeed hangs on the lamp posts.\n'),
  });
});

test('of a line copied with its plus, the words stay', () => {
  const own = before.replace('The square.\n', 'The square.\n+ Nobody is here.\n');
  const sentence = [' The square.\n+Weed hangs on the lamp posts.'];
  expect(writeStep(own, before, sentence)).toMatchObject({
    source: expect.stringContaining('\nNobody is here.\n') as string,
  });
});

test('words of the writer’s own stay', () => {
  const own = before.replace('The square.\n', 'The square.\nNobody is here\n');
  expect(writeStep(own, before, blocks)).toMatchObject({
    source: expect.stringContaining('Nobody is here\n') as string,
  });
});

test.each<[string, string, number]>([
  ['its first missing line goes', before, 1],
  ['an empty line is in its place', before.replace('\n', '\n\n'), 2],
  ['a new story begins', '', 1],
  ['the text ends if nothing is missing', after, 8],
  ['the text ends if its place is missing', 'Another story.\n-> END', 2],
])('the editor opens where %s', (_name, own, line) => {
  expect(lineOfStep(own, before, blocks)).toBe(line);
});
