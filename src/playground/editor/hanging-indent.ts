import { countColumn, type Extension } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { decorateLines } from './decorate-lines';

/** A deeper indentation leaves no room for words on a phone. */
const DEEPEST = 12;

/** What stands before the words of a line: space, and the signs of choices and gathers. */
const START = /^[ \t]*(?:[*+-](?!>)[ \t]*)*/;

const columns = Array.from({ length: DEEPEST }, (_, index) => index + 1);
const decorations = columns.map((column) => Decoration.line({ class: `cm-hang-${column}` }));

/** Made once: each theme that is made is a style sheet more in the page. */
const theme = EditorView.baseTheme(
  Object.fromEntries(
    columns.map((column) => [
      `.cm-line.cm-hang-${column}`,
      {
        paddingInlineStart: `calc(var(--space-2) + ${column}ch)`,
        textIndent: `-${column}ch`,
      },
    ]),
  ),
);

/** Rows of a line that wraps begin below its first word, and not below what stands before it. */
export function hangingIndent(): Extension {
  return [
    theme,
    decorateLines(({ text }, { tabSize }) => {
      const [start = ''] = START.exec(text) ?? [];
      return decorations[Math.min(countColumn(start, tabSize), DEEPEST) - 1];
    }),
  ];
}
