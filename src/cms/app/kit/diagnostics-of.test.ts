/** @jest-environment jsdom */
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Advice, Problem } from '../../../base/problems/problem';
import { diagnosticsOf } from './diagnostics-of';

const TEXT = 'The first line.\nA don’t, a wrld wrld.';
const hint = (advice: Partial<Advice>, line = 8): Problem => ({
  severity: 'warning',
  file: 'a.mdx',
  line,
  message: 'It is odd.',
  hint: 'Mend it.',
  advice: { rule: 'spelling', words: 'wrld', column: 12, meant: ['world'], ...advice },
});
const { doc } = EditorState.create({ doc: TEXT });
const found = (problem: Problem) =>
  diagnosticsOf([problem], doc, 6).map(({ from, to, severity, message }) => [
    doc.sliceString(from, to),
    severity,
    message,
  ]);

it('shows what stops a build as an error at its line, and a hint at its words', () => {
  const { advice, ...problem } = hint({});
  expect(advice).toBeDefined();
  expect(found(problem)).toEqual([['A don’t, a wrld wrld.', 'error', 'It is odd. Mend it.']]);
  expect(found(hint({}))).toEqual([['wrld', 'hint', 'It is odd.']]);
  expect(diagnosticsOf([hint({ column: 17 })], doc, 6)).toMatchObject([{ from: 32, to: 36 }]);
  expect(found(hint({ rule: 'style', words: 'a', column: 10 }))).toEqual([
    ['a', 'hint', 'It is odd. Mend it.'],
  ]);
});

it('shows an error at the words that its message quotes, if its line has them', () => {
  const { advice: _, ...problem } = hint({});
  const wordsAt = (message: string) => found({ ...problem, message }).map(([words]) => words);
  expect(wordsAt('No page has “wrld”, or “A”.')).toEqual(['wrld']);
  expect(wordsAt('There is no “title”.')).toEqual(['A don’t, a wrld wrld.']);
});

it('finds words with an apostrophe, and shows no hint where its words are not', () => {
  expect(found(hint({ words: "don't", column: 3 }))).toEqual([['don’t', 'hint', 'It is odd.']]);
  expect(found(hint({ words: 'wrlds' }))).toEqual([]);
  expect(found(hint({ words: '' }))).toEqual([]);
  expect(found(hint({}, 3))).toEqual([]);
});

it('offers what may be meant, and to add the word where that is possible', () => {
  const addWord = jest.fn();
  const view = new EditorView({ doc: TEXT });
  const [{ actions = [], from, to } = { from: 0, to: 0 }] = diagnosticsOf(
    [hint({ meant: ['world', 'wild'] })],
    doc,
    6,
    addWord,
  );
  expect(actions.map(({ name }) => name)).toEqual(['world', 'wild', 'Add to words.txt']);
  actions[2]?.apply(view, from, to);
  expect(addWord).toHaveBeenCalledWith('wrld');
  actions[0]?.apply(view, from, to);
  expect(view.state.doc.toString()).toBe('The first line.\nA don’t, a world wrld.');

  const [styled] = diagnosticsOf([hint({ rule: 'style' })], doc, 6, addWord);
  expect(styled?.actions?.map(({ name }) => name)).toEqual(['world']);
  const [elsewhere] = diagnosticsOf([hint({})], doc, 6);
  expect(elsewhere?.actions?.map(({ name }) => name)).toEqual(['world']);
});

it('marks just the words that have one possible fix, and offers it', () => {
  const { advice, ...problem } = hint({});
  expect(advice).toBeDefined();
  const fixable: Problem = { ...problem, severity: 'error', fix: { from: 'don’t', to: 'do not' } };
  expect(found(fixable)).toEqual([['don’t', 'error', 'It is odd. Mend it.']]);
  const [{ actions = [] } = {}] = diagnosticsOf([fixable], doc, 6);
  expect(actions.map(({ name }) => name)).toEqual(['do not']);
  // Changed since.
  const [gone] = diagnosticsOf([{ ...fixable, fix: { from: 'lamp', to: 'lamps' } }], doc, 6);
  expect(gone?.from).toBe(16);
  expect(gone?.actions).toBeUndefined();
});
