import type { Extension } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { hasRightToLeft, textDirection } from '../../base/text/language-direction';
import { proseOfLine } from '../story-edits/prose-of-line';
import { decorateLines } from './decorate-lines';

const decorations = {
  rtl: Decoration.line({ attributes: { dir: 'rtl' } }),
  ltr: Decoration.line({ attributes: { dir: 'ltr' } }),
  auto: Decoration.line({ attributes: { dir: 'auto' } }),
};

/** The direction of a line: that of the first letter of its prose; without prose, the browser finds one. */
export function directionOf(line: string): keyof typeof decorations {
  return textDirection(proseOfLine(line)) ?? 'auto';
}

/** Lets each line run in the direction of its prose. */
export function lineDirection(): Extension {
  return [
    EditorView.perLineTextDirection.of(true),
    decorateLines(({ text }) =>
      hasRightToLeft(text) ? decorations[directionOf(text)] : undefined,
    ),
  ];
}
