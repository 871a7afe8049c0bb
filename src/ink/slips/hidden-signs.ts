import { lineKind } from '../story/line-kind';
import { isExpression } from './logic-slips';
import { outsideStrings } from './look-alikes';
import { slipOfLine, type Recogniser } from './slip';

/** Signs that show nothing, and belong into words: for their direction, for their letters, for where they may break. */
const HIDDEN = String.raw`\u00AD\u200C\u200D\p{Bidi_Control}`;
const hidden = new RegExp(`[${HIDDEN}]`, 'gu');
const shown = (text: string): string => text.replace(hidden, '');

const head = new RegExp(String.raw`^(?:[ \t]|[${HIDDEN}]|[*+=~#<>{}|/-])+`, 'u');
const label = new RegExp(String.raw`(?<=^[ \t]*[*+-][*+ \t-]*)\([\p{L}\d_${HIDDEN}]+\)`, 'u');
const arrow = new RegExp(
  String.raw`(?:-[${HIDDEN}]*>|<[${HIDDEN}]*-)(?:[ \t]*[\p{L}\d_.${HIDDEN}]+)?(?:[ \t]*[${HIDDEN}])*`,
  'gu',
);
const braced = /(?<=\{)[^{}|:"]*(?=[:}])/gu;
const LOGIC = ['header', 'logic', 'declaration', 'include'];

/** Signs that nobody sees, where ink reads more than words. */
export const findHiddenSign: Recogniser = (line) => {
  if (shown(line.code) === line.code) return null;
  const end = line.parts.find(({ types }) => types.includes('comment'))?.from ?? line.text.length;
  return slipOfLine('hidden', line, rightText(line.text.slice(0, end)) + line.text.slice(end));
};

function rightText(text: string): string {
  if (LOGIC.includes(lineKind(shown(text)))) return outsideStrings(text, shown);
  return rightStart(text)
    .replace(label, shown)
    .replace(arrow, shown)
    .replace(braced, (piece) => (isExpression(shown(piece)) ? shown(piece) : piece));
}

function rightStart(text: string): string {
  const right = text.replace(head, shown);
  const kind = lineKind(right);
  // A dash at the start of a paragraph is only seen behind such a sign.
  const isDash = kind === 'gather' && lineKind(text) === 'text' && !right.includes('->');
  return kind === 'text' || kind === 'empty' || isDash ? text : right;
}
