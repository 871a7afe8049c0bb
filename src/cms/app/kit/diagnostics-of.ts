import type { Action, Diagnostic } from '@codemirror/lint';
import type { Line, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Problem } from '../../../base/problems/problem';

/** Stores a word as correct for the whole site. */
export type AddWord = (word: string) => void;

/**
 * Where an editor shows the problems of a file, and its hints; those above the text, in the frontmatter, are not shown in
 * it. `addWord` is null where words are not added.
 */
export function diagnosticsOf(
  problems: readonly Problem[],
  text: Text,
  linesAbove: number,
  addWord: AddWord | null = null,
): Diagnostic[] {
  return problems.flatMap((problem): Diagnostic[] => {
    const { line, message, hint, advice, fix } = problem;
    if (line <= linesAbove) return [];
    const whole = lineAt(text, line - linesAbove);
    const words = wordsIn(whole, wordsOf(problem));
    if (advice !== undefined) return words === null ? [] : [hintAt(words, problem, addWord)];
    return [
      {
        ...(words ?? { from: whole.from, to: whole.to }),
        // Builds of a published site take warnings for errors.
        severity: 'error',
        message: `${message} ${hint}`,
        ...(words !== null && fix !== undefined && { actions: [replacement(fix.to)] }),
      },
    ];
  });
}

/** A line of a text, or the nearest one: problems are found a moment after the text has changed. */
export function lineAt(text: Text, line: number): Line {
  return text.line(Math.min(Math.max(line, 1), text.lines));
}

/** Words in a line, from a column on. */
export interface LineWords {
  words: string;
  column?: number;
}

/** The words that a problem is about, which its message quotes; '' if it is about its line. */
export function wordsOf({ message, advice, fix }: Problem): LineWords {
  return { words: fix?.from ?? /“(?<words>[^”]+)”/.exec(message)?.groups?.words ?? '', ...advice };
}

/** Where words are in their line; null if there are none, or if the line has changed since. */
export function wordsIn(
  line: Line,
  { words, column = 1 }: LineWords,
): { from: number; to: number } | null {
  // The rules read “’” as “'”.
  const start = line.text.replaceAll('’', "'").indexOf(words.replaceAll('’', "'"), column - 1);
  // Words on two lines, or words that have been changed since.
  if (start < 0 || words === '') return null;
  const from = line.from + start;
  return { from, to: from + words.length };
}

function hintAt(
  place: { from: number; to: number },
  { advice, message, hint }: Problem,
  addWord: AddWord | null,
): Diagnostic {
  const { rule, words = '', meant = [] } = advice ?? {};
  return {
    ...place,
    severity: 'hint',
    message: rule === 'spelling' ? message : `${message} ${hint}`,
    actions: [
      ...meant.map(replacement),
      ...(addWord === null || rule === 'style' ? [] : [addition(words, addWord)]),
    ],
  };
}

function replacement(words: string): Action {
  return {
    name: words,
    apply: (view: EditorView, from, to) => {
      view.dispatch({ changes: { from, to, insert: words }, userEvent: 'input' });
      view.focus();
    },
  };
}

function addition(word: string, addWord: AddWord): Action {
  return { name: 'Add to words.txt', markClass: 'cmsAddWord', apply: () => addWord(word) };
}
