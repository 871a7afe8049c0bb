import { isSilent } from '../../ink/reading/line-kind';
import { COMMENT } from '../../ink/reading/comments';

/** What begins a choice or a gather, with its label. */
const HEAD = /^\s*(?:[*+-]\s*)+(?:\([\p{L}\d_]+\))?/u;
const BRACES = /\{(?<inside>[^{}]*)\}/g;
/** A file’s name stands between these. */
const FILE = /\[(?<name>img|picture|video)\b[^\]]*\][^[]*\[\/\k<name>\]/g;
const MARKUP = /\[\/?[a-z][^\]]*\]/gi;
/** Within a choice, brackets without a backslash are ink’s own. */
const ESCAPED_MARKUP = /\\\[\/?[a-z].*?\\\]/gi;
/** More of a line says no more about it, and would take long to read. */
const LONGEST = 2000;
const HTML_OR_GLUE = /<\/?[a-z][^<>]*>|<>/gi;

/** Conditions stand before the words of a choice. */
const CONDITIONS = /^(?:\s*\{[^{}]*\})+/;
const VALUE = /^\s*[\p{L}_][\p{L}\d_]*\s*$/u;

/**
 * What players read of a line of ink: without markup, tags, comments, logic and diverts; of alternatives the first, and “…”
 * for the value of a variable.
 */
export function proseOfLine(line: string): string {
  if (isSilent(line)) return '';
  let text = line
    .slice(0, LONGEST)
    .replace(COMMENT, '')
    .replace(/(?<!\\)#.*$/, '');
  const head = HEAD.exec(text)?.[0] ?? '';
  const isChoice = /[*+]/.test(head);
  text = text.slice(head.length);
  if (isChoice) text = text.replace(CONDITIONS, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(BRACES, (_, inside: string) => firstAlternative(inside));
  }
  text = isChoice
    ? text.replace(ESCAPED_MARKUP, '').replace(/[[\]]/g, ' ')
    : text.replace(FILE, '').replace(MARKUP, '');
  return text
    .replace(/(?:->|<-).*$/, '')
    .replace(HTML_OR_GLUE, '')
    .replace(/\\(.)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function firstAlternative(inside: string): string {
  if (!/[|:]/.test(inside)) return VALUE.test(inside) ? '…' : '';
  const alternatives = inside.replace(/^[^|:]*:|^\s*[~&!$]/, '').split('|');
  return alternatives.find((one) => one.trim() !== '') ?? '';
}
