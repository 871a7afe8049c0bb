import { findEngineWords } from './find-engine-words';

/** Each tag as `line place text`. */
const tagsOf = (...lines: string[]) =>
  findEngineWords(lines.join('\n')).flatMap((word) =>
    word.kind === 'tag' ? word.texts.map((text) => `${word.line} ${word.place} ${text}`) : [],
  );

test.each([
  ['above everything', ['# title: A', 'Hi.'], ['1 top title: A']],
  ['below declarations and comments', ['// a', 'VAR x = 1', '# title: A'], ['3 top title: A']],
  ['below text', ['Hi. # CLEAR', '# debug'], ['1 line CLEAR', '2 line debug']],
  ['below an INCLUDE', ['# title: A', 'INCLUDE a.ink', '# b'], ['1 top title: A', '3 line b']],
  ['below a knot', ['=== a', '# CLEAR'], ['2 line CLEAR']],
  ['below a divert', ['-> a', '# debug'], ['2 line debug']],
  [
    'in the three parts of a choice',
    ['* A #a [B #b] C #c'],
    ['1 choice-and-line a', '1 choice b', '1 line c'],
  ],
  [
    'of a choice in a block, whose text is on the next line',
    ['{ x:', '  + (l) {y}', '    [Go #HIDDEN]', '}', '# CLEAR'],
    ['3 choice HIDDEN', '5 line CLEAR'],
  ],
  ['in alternatives', ['A {red #red|blue #blue}'], ['1 line red', '1 line blue']],
  ['with values', ['# IMAGE: {pic}.jpg // later'], ['1 top IMAGE: {…}.jpg']],
  ['that are made by ink', ['# {x:A|B: {c:1|2}}'], ['1 top A', '1 top B: 1', '1 top B: 2']],
  ['after comments over lines', ['/* # a', '*/', '# b'], ['3 top b']],
])('finds tags %s', (_, lines, expected) => {
  expect(tagsOf(...lines)).toEqual(expected);
});

test('finds markup with attributes', () => {
  expect(
    findEngineWords('A\n[link=Go on]b[/link] [img class="a b" wide x={y:1|2} c=\\#900]p[/img]'),
  ).toEqual([
    {
      kind: 'markup',
      name: 'link',
      isClosing: false,
      attributes: [{ name: null, values: ['Go on'] }],
      line: 2,
    },
    { kind: 'markup', name: 'link', isClosing: true, attributes: [], line: 2 },
    {
      kind: 'markup',
      name: 'img',
      isClosing: false,
      attributes: [
        { name: 'class', values: ['a b'] },
        { name: 'wide', values: ['true'] },
        { name: 'x', values: ['1', '2'] },
        { name: 'c', values: ['#900'] },
      ],
      line: 2,
    },
    { kind: 'markup', name: 'img', isClosing: true, attributes: [], line: 2 },
  ]);
});

test('takes only escaped brackets of a choice for markup, and instructions for what they are', () => {
  expect(findEngineWords('+ [Look {x:[at]}] \\[b\\]it\\[/b\\]\n+ [>>>(delay=2)]')).toEqual([
    expect.objectContaining({ name: 'b', isClosing: false }),
    expect.objectContaining({ name: 'b', isClosing: true }),
    { kind: 'choice-text', text: '>>>(delay=2)', line: 2 },
  ]);
});

test('HTML, the signs between cells and tags in notes are no words of the engine', () => {
  expect(findEngineWords('<b>a</b>[ ]\nTODO: # x\n~ s = "[b] # x"')).toEqual([]);
});
