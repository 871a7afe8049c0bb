import type { CompletionWords } from '../../ink/words/completion-words';
import { wordHints } from './word-hints';

const named = (...names: string[]) => names.map((name) => ({ name, summary: '' }));
const words: CompletionWords = {
  gameTags: named('title', 'cover'),
  sceneTags: named('CLEAR', 'BACKGROUND'),
  choiceTags: named('UNCLICKABLE'),
  choiceTexts: [],
  markup: named('highlight', 'b').map((one) => ({ ...one, isPaired: true, attributes: [] })),
  functions: [],
  variables: [],
  meant: { tags: { picture: 'BACKGROUND' }, markup: { color: 'highlight', bold: 'b' } },
};
const hintsOf = (source: string, files = {}) =>
  wordHints({ source, files }, words).map(({ text, file, line, severity }) => [
    text,
    file,
    line,
    severity,
  ]);

test('a tag that is nearly one of the engine’s', () => {
  expect(hintsOf('Text.\n# CLAER\nMore. # BACKGROND: sea.jpg')).toEqual([
    ['Atrament has no tag “CLAER”. Did you mean “CLEAR”?', null, 2, 'note'],
    ['Atrament has no tag “BACKGROND”. Did you mean “BACKGROUND”?', null, 3, 'note'],
  ]);
});

test.each(['# CLEAR', '# mood: dreary', '# {tag}', '# CLEA{x}: 1', 'C\\# CLAER', '// # CLAER'])(
  'nothing is said of “%s”',
  (source) => expect(hintsOf(`Text.\n${source}`)).toEqual([]),
);

test('lines are those of the file, whichever knot the words are in', () => {
  const source = 'Text.\n== a\n# CLAER\n/*\n== no\n*/\n[b]x[/b]\n= b\n\n# CLAER\n';
  const hint = 'Atrament has no tag “CLAER”. Did you mean “CLEAR”?';
  expect(hintsOf(source, { 'more.ink': '== c\nRain.\n# CLAER' })).toEqual([
    [hint, null, 3, 'note'],
    [hint, null, 10, 'note'],
    [hint, 'more.ink', 3, 'note'],
  ]);
});

test('a theme that the engine does not have', () => {
  expect(hintsOf('# theme: sepai\n# theme: sepia\n# theme: {mood}\nText.')).toEqual([
    ['Atrament has no theme “sepai”. Did you mean “sepia”?', null, 1, 'note'],
  ]);
  expect(hintsOf('# theme: midnight\nText.')).toEqual([
    ['Atrament has no theme “midnight”, only light, sepia and dark.', null, 1, 'note'],
  ]);
});

test('markup that nobody knows stays as text, once for its pair', () => {
  expect(hintsOf('A [unknown]word[/unknown], [hightlight]lit[/hightlight], [b]bold[/b].')).toEqual([
    ['Atrament has no markup “[unknown]”, so it is shown as text.', null, 1, 'note'],
    ['Atrament has no markup “[hightlight]”. Did you mean “[highlight]”?', null, 1, 'note'],
  ]);
  expect(hintsOf('* [Open it]\n  It creaks.')).toEqual([]);
});

test('a word in brackets that nothing closes is a word in brackets', () => {
  expect(hintsOf('[sigh] Not again. [hight]\n* Walk to the \\[hight\\] water')).toEqual([]);
  expect(hintsOf('It is [hightlight]lit[/highlight].')).toEqual([
    ['Atrament has no markup “[hightlight]”. Did you mean “[highlight]”?', null, 1, 'note'],
  ]);
});

test('a word in brackets before markup, which the engine then does not read', () => {
  expect(hintsOf('A [sic] and [b]bold[/b] word.')).toEqual([
    [
      'Atrament has no markup “[sic]”. It is shown as text, and so is all markup after it in this paragraph.',
      null,
      1,
      'note',
    ],
  ]);
});

test('the end of other markup than that which is open', () => {
  expect(hintsOf('[b]It is cold.[/highlight]\n[b]Both[/b], [highlight]right[/highlight].')).toEqual(
    [
      [
        '“[/highlight]” ends nothing here, and “[b]” goes on to the end of the paragraph. Did you mean “[/b]”?',
        null,
        1,
        'note',
      ],
    ],
  );
  expect(hintsOf('[b]one[/highlight] two[/b]\n{x:[sic]|[b]bold[/b]}')).toEqual([]);
  const [hint] = wordHints({ source: '[b]It is cold.[/highlight]', files: {} }, words);
  expect(hint?.mend?.is).toBe('[b]It is cold.[/b]');
  const twice = '[highlight]a[/highlight] [b]It is.[/highlight] [highlight]Lit.[/highlight]';
  expect(wordHints({ source: twice, files: {} }, words)[0]?.mend?.is).toBe(
    '[highlight]a[/highlight] [b]It is.[/b] [highlight]Lit.[/highlight]',
  );
});

test('the other files are read too', () => {
  expect(hintsOf('INCLUDE b.ink', { 'b.ink': '# CLAER\nText.' })).toEqual([
    ['Atrament has no tag “CLAER”. Did you mean “CLEAR”?', 'b.ink', 1, 'note'],
  ]);
});

test('a word of another tool is told what it is called here', () => {
  expect(hintsOf('[color=red]Blood[/color] and [Bold]snow[/Bold].\n# PICTURE: sea.jpg')).toEqual([
    ['Atrament has no markup “[color]”. Did you mean “[highlight]”?', null, 1, 'note'],
    ['Atrament has no markup “[Bold]”. Did you mean “[b]”?', null, 1, 'note'],
    ['Atrament has no tag “PICTURE”. Did you mean “BACKGROUND”?', null, 2, 'note'],
  ]);
  expect(hintsOf('[constructor]x[/constructor]\n# toString')).toEqual([
    ['Atrament has no markup “[constructor]”, so it is shown as text.', null, 1, 'note'],
  ]);
});

test.each([
  ['Rain. #CLAER', 'Rain. #CLEAR'],
  ['[hightlight]A [b]bold[/b] word[/hightlight]', '[highlight]A [b]bold[/b] word[/highlight]'],
])('%s is mended in its line', (line, right) => {
  const [hint] = wordHints({ source: `Text.\n${line}\n`, files: {} }, words);
  expect(hint?.mend).toEqual({ was: line, is: right });
});
