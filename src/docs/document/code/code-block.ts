import type { DocumentElement, DocumentNode } from '../../../base/tree/document-tree';
import type { CodeMeta } from './code-meta';
import { markLines, splitDiffLanguage } from './mark-lines';
import { splitTokenLines } from './split-tokens';

/** Highlights code of a language: text and `span` elements with token classes. */
export type Highlight = (code: string, language: string) => DocumentNode[];

/** How many characters of an untitled line fit next to a block’s buttons on a phone. */
const BESIDE_BUTTONS = 30;

/** Draws a fenced code block as a CodeBlock of CodeLines. */
export function codeBlock(
  code: string,
  fenceLanguage: string,
  meta: CodeMeta,
  highlight: Highlight,
): DocumentElement {
  const { language } = splitDiffLanguage(fenceLanguage.toLowerCase());
  const lines = markLines(code, fenceLanguage.toLowerCase(), meta);
  const text = lines.map((line) => line.text).join('\n');
  const tokens = splitTokenLines(highlight(text, language));
  const children = lines.map(({ isHighlighted, change }, index): DocumentElement => {
    const props = { ...(isHighlighted && { isHighlighted }), ...(change && { change }) };
    return ['CodeLine', Object.keys(props).length > 0 ? props : 0, ...(tokens[index] ?? [])];
  });
  const props = {
    language,
    label: meta.title ?? `${language} code`,
    ...(meta.title !== null && { title: meta.title }),
    ...(meta.title === null &&
      (lines[0]?.text.length ?? 0) > BESIDE_BUTTONS && { startsLong: true }),
    ...(meta.lineNumbersFrom !== null && { lineNumbersFrom: meta.lineNumbersFrom }),
  };
  return ['CodeBlock', props, ...children];
}
