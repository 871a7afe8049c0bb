import { nearestName } from '../../base/text/nearest-name';
import { ARROWS } from '../../ink/slips/arrows';
import { bare } from './bare';
import { endsSentence, formedLines, formOf, PROSE, type FormedLine } from './line-forms';

/** What is wrong with a line that is almost the one of a step. */
export type Slip =
  'arrow' | 'quotes' | 'colon' | 'capitals' | 'plus' | 'sign' | 'unfinished' | 'other';

/** A line that is almost the one that is wanted. */
export interface NearMiss {
  kind: Slip;
  line: number;
  wanted: string;
}

const arrows = new RegExp(ARROWS, 'g');

/** How each slip is corrected, the most certain first; a text that has no such slip stays as it is. */
const corrections: readonly [Slip, (text: string, wanted: string) => string][] = [
  ['arrow', (text) => text.replace(arrows, '->')],
  ['quotes', (text) => text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'")],
  ['colon', (text) => text.replace(/^(\s*#\s*\w+)\s+(?=[^\s:])/, '$1: ')],
  ['capitals', (text, wanted) => (differsInCapitals(text, wanted) ? wanted : text)],
  // Copied from the edge of the block, where it marks new lines.
  ['plus', (text, wanted) => (isCopied(text, wanted) ? withoutPlus(text) : text)],
  ['sign', (text, wanted) => (differsInSign(text, wanted) ? wanted : text)],
  ['unfinished', (text) => (isWords(text) && !endsSentence(text) ? `${text}.` : text)],
  [
    'other',
    (text, wanted) =>
      !isWords(wanted) && nearestName(bare(wanted), [bare(text)]) !== null ? wanted : text,
  ],
];

/** The line of a text that would have the wanted form without one slip; lines as in the course are none. */
export function nearMiss(
  lines: readonly string[],
  { form, wanted }: { form: string; wanted: string },
  course: readonly FormedLine[],
): NearMiss | null {
  const right = new Set(course.map(({ text }) => bare(text)));
  for (const [kind, correct] of corrections) {
    for (const [index, text] of lines.entries()) {
      const isRight = text.trim() === '' || (kind !== 'quotes' && right.has(bare(text)));
      const corrected = isRight ? text : correct(text, wanted);
      if (corrected === text) continue;
      const formed = formedLines(lines.map((own, at) => (at === index ? corrected : own)));
      if (formed.find(({ line }) => line === index + 1)?.forms.includes(form))
        return { kind, line: index + 1, wanted };
    }
  }
  return null;
}

/** Whether a line has a plus that is not ink’s: before the wanted line, or before words where words are wanted. */
function isCopied(text: string, wanted: string): boolean {
  return (
    bare(text) === `+${bare(wanted)}` ||
    (isWords(wanted) && /^\s*\+[^[]*$/.test(text) && isWords(withoutPlus(text)))
  );
}

/** A line without the plus at its start. */
export function withoutPlus(text: string): string {
  return text.replace(/^(\s*)\+\s*/, '$1');
}

function isWords(text: string): boolean {
  return formOf(text) === PROSE;
}

function differsInCapitals(text: string, wanted: string): boolean {
  const right = formOf(wanted);
  return [formOf(text), bare(text)].some(
    (own) => !own.startsWith(right) && own.toLowerCase().startsWith(right.toLowerCase()),
  );
}

function differsInSign(text: string, wanted: string): boolean {
  const [own, right] = [text, wanted].map((line) => bare(line).replace(/^[-*+•·–—=#~/]+/, ''));
  const isChoice = /^\s*\[/.test(text) && /^[*+]/.test(wanted);
  return own === right || isChoice;
}
