import { lineKind } from '../reading/line-kind';
import { isExpression, isReadable } from './logic-slips';
import { outsideStrings } from './look-alikes';
import { slipOfLine, type Recogniser } from './slip';
import type { KnownNames } from './known-names';

/** Signs that show nothing, and belong into words: for their direction, for their letters, for where they may break. */
const HIDDEN = String.raw`\u00AD\u200C\u200D\p{Bidi_Control}`;
const hidden = new RegExp(`[${HIDDEN}]`, 'gu');
const shown = (text: string): string => text.replace(hidden, '');

/** What a line begins with, to the last sign of ink: behind a bullet, words may begin with such a sign. */
const head = new RegExp(
  String.raw`^(?:[ \t${HIDDEN}]*[*+=~#<>{}|/-])+(?:[ \t${HIDDEN}]*(?=[[(])|(?<=#)[ \t${HIDDEN}]*)?`,
  'u',
);
/** The condition of a branch. */
const branch = /(?<=^[ \t]*-[ \t]*)[^:"]*(?=:)/u;
const label = new RegExp(String.raw`(?<=^[ \t]*[*+-][*+ \t-]*)\([\p{L}\d_${HIDDEN}]+\)`, 'u');
const arrow = new RegExp(
  String.raw`(?:-[${HIDDEN}]*>|<[${HIDDEN}]*-)(?:[ \t]*[\p{L}\d_.${HIDDEN}]+)?(?:[ \t]*[${HIDDEN}])*`,
  'gu',
);
const braced = /(?<=\{)[^{}|:"]*(?=[:}])/gu;
const LOGIC = ['header', 'logic', 'declaration', 'include'];

/** Signs that nobody sees, where ink reads more than words. */
export const findHiddenSign: Recogniser = (line, { names }) => {
  if (shown(line.code) === line.code) return null;
  const end = line.parts.find(({ types }) => types.includes('comment'))?.from ?? line.text.length;
  return slipOfLine(
    'hidden',
    line,
    rightText(line.text.slice(0, end), names) + line.text.slice(end),
  );
};

function rightText(text: string, names: KnownNames): string {
  if (LOGIC.includes(lineKind(shown(text)))) return outsideStrings(text, shown);
  return rightStart(text)
    .replace(label, shown)
    .replace(branch, (piece) => (isCondition(shown(piece), names) ? shown(piece) : piece))
    .replace(arrow, shown)
    .replace(braced, (piece) => (isExpression(shown(piece)) ? shown(piece) : piece));
}

function isCondition(text: string, names: KnownNames): boolean {
  return text.trim() === 'else' || isReadable(text, names);
}

function rightStart(text: string): string {
  const right = text.replace(head, shown);
  const kind = lineKind(right);
  // A dash at the start of a paragraph is only seen behind such a sign.
  const isDash = kind === 'gather' && lineKind(text) === 'text' && !right.includes('->');
  return kind === 'text' || kind === 'empty' || isDash ? text : right;
}
