import { codeBlock } from './code-block';
import { parseCodeMeta } from './code-meta';

const draw = (language: string, code: string, meta = '') =>
  codeBlock(code, language, parseCodeMeta(meta), (text) => [text]);

it('names a block after its title, otherwise after its language', () => {
  expect(draw('ink', 'a', 'title="cave.ink"')[1]).toEqual({
    language: 'ink',
    label: 'cave.ink',
    title: 'cave.ink',
  });
  expect(draw('ink', 'a')[1]).toEqual({ language: 'ink', label: 'ink code' });
  expect(draw('ink', 'a', 'title=""')[1]).toEqual({ language: 'ink', label: 'ink code' });
});

it('writes the language small, and that of a diff without its sign', () => {
  expect(draw('JS', 'a')[1]).toMatchObject({ language: 'js' });
  expect(draw('Diff-JS', '+a')).toEqual([
    'CodeBlock',
    expect.objectContaining({ language: 'js' }),
    ['CodeLine', { change: 'added' }, 'a'],
  ]);
});

it('numbers the lines from where the fence says', () => {
  expect(draw('js', 'a', 'showLineNumbers=5')[1]).toMatchObject({ lineNumbersFrom: 5 });
});

it('reports a first line that would run below the buttons', () => {
  const long = 'npx atrament-wizard create my-story';
  expect(draw('bash', long)[1]).toHaveProperty('startsLong', true);
  for (const [code, meta] of [[`cd a\n${long}`], [long, 'title="Terminal"']] as const) {
    expect(draw('bash', code, meta)[1]).not.toHaveProperty('startsLong');
  }
});

it('highlights what is shown, not what was written', () => {
  const seen: string[] = [];
  codeBlock('//~ VAR x\n// highlight-next-line\na', 'INK', parseCodeMeta(''), (code, language) => {
    seen.push(language, code);
    return [code];
  });
  expect(seen).toEqual(['ink', 'a']);
});

it('keeps every line, marked or not', () => {
  expect(draw('js', 'a\n\nb', '{1}').slice(2)).toEqual([
    ['CodeLine', { isHighlighted: true }, 'a'],
    ['CodeLine', 0],
    ['CodeLine', 0, 'b'],
  ]);
});
