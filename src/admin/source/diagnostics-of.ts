import type { Action, Diagnostic } from '@codemirror/lint';
import type { Line, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Problem } from '../../core/problems/problem';

/** Stores a word as correct for the whole site. */
export type AddWord = (word: string) => void;

/**
 * Where an editor shows the problems of a file, and its hints at their words; those above the text, in the frontmatter,
 * are not shown in it. `addWord` is null where words are not added.
 */
export function diagnosticsOf(
  problems: readonly Problem[],
  text: Text,
  linesAbove: number,
  addWord: AddWord | null = null,
): Diagnostic[] {
  return problems
    .filter(({ line }) => line > linesAbove)
    .flatMap((problem): Diagnostic[] => {
      const line = lineAt(text, problem.line - linesAbove);
      if (problem.advice !== undefined) return hintIn(line, problem, addWord);
      const { severity, message, hint } = problem;
      return [{ from: line.from, to: line.to, severity, message: `${message} ${hint}` }];
    });
}

/** A line of a text, or the nearest one: problems are found a moment after the text has changed. */
export function lineAt(text: Text, line: number): Line {
  return text.line(Math.min(Math.max(line, 1), text.lines));
}

function hintIn(
  line: Line,
  { advice, message, hint }: Problem,
  addWord: AddWord | null,
): Diagnostic[] {
  if (advice === undefined) return [];
  const { rule, words, column = 1, meant } = advice;
  // The rules read “’” as “'”.
  const start = line.text.replaceAll('’', "'").indexOf(words, column - 1);
  // Words on two lines, or words that have been changed since.
  if (start < 0 || words === '') return [];
  const from = line.from + start;
  return [
    {
      from,
      to: from + words.length,
      severity: 'hint',
      message: rule === 'spelling' ? message : `${message} ${hint}`,
      actions: [
        ...meant.map(replacement),
        ...(addWord === null || rule === 'style' ? [] : [addition(words, addWord)]),
      ],
    },
  ];
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
  return { name: 'Add to words.txt', markClass: 'deskAddWord', apply: () => addWord(word) };
}
