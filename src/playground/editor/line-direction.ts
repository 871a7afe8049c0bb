import type { Extension } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { decorateLines } from './decorate-lines';
import { proseOfLine } from './prose-of-line';

/** Letters of scripts that are written from right to left: Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const decorations = {
  rtl: Decoration.line({ attributes: { dir: 'rtl' } }),
  ltr: Decoration.line({ attributes: { dir: 'ltr' } }),
  auto: Decoration.line({ attributes: { dir: 'auto' } }),
};

/** The direction of a line: that of the first letter of its prose; without prose, the browser finds one. */
export function directionOf(line: string): keyof typeof decorations {
  const [letter] = /\p{L}/u.exec(proseOfLine(line)) ?? [];
  if (letter === undefined) return 'auto';
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}

/** Lets each line run in the direction of its prose. */
export function lineDirection(): Extension {
  return [
    EditorView.perLineTextDirection.of(true),
    decorateLines(({ text }) =>
      RIGHT_TO_LEFT.test(text) ? decorations[directionOf(text)] : undefined,
    ),
  ];
}
