import { bare, withoutSpaces } from './bare';

/** The form of a line that is nothing but words; the form of the line above follows if that is not words. */
export const PROSE = 'words';

/** Marks that end a sentence: before them, a line is still being written. */
const SENTENCE_END = /[.!?:…"')\]}。！？」]$/;

/** What a tag does depends on where it is. */
const TAG = /^#[A-Z]/;

/** A line that is written, and the forms it counts as: tags with the knot they are in. */
export interface FormedLine {
  text: string;
  /** Counted from 1. */
  line: number;
  /** The first line of its knot, or nothing. */
  knot: string;
  forms: string[];
}

/** The lines of a text, with what ink and the engine read in each. */
export function formedLines(lines: readonly string[]): FormedLine[] {
  let above = PROSE;
  let knot = '';
  return lines.flatMap((text, index): FormedLine[] => {
    if (text.trim() === '') return [];
    const form = formOf(text);
    const forms =
      form !== PROSE
        ? [TAG.test(form) ? form + knot : form]
        : endsSentence(text)
          ? [above === PROSE ? PROSE : PROSE + above]
          : [];
    // Words can also follow on the line of the choice.
    if (/^[*+].*\](?!->).+/.test(bare(text))) forms.push(PROSE + form);
    if (form !== '//') above = form;
    if (form.startsWith('===')) knot = form;
    return [{ text, line: index + 1, knot, forms }];
  });
}

/** How often each form is in a text. */
export function countForms(lines: readonly FormedLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const form of lines.flatMap(({ forms }) => forms))
    counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

/** Whether a line of words is complete. */
export function endsSentence(line: string): boolean {
  return SENTENCE_END.test(bare(line));
}

/** A line without its words: what ink and the engine read. */
export function formOf(line: string): string {
  const text = withoutSpaces(line);
  if (text.startsWith('//')) return '//';
  // Ink takes two signs or more, and some at the end.
  if (/^==+\w/.test(text)) return text.replace(/^==+(.*?)=*$/, '===$1');
  if (/^(?:->|~|VAR|LIST|#[A-Z_])/.test(text)) return text;
  // Tags of the whole game have values of the writer’s own.
  if (text.startsWith('#')) return text.replace(/:.*/, '');
  if (text.startsWith('-')) return /^-(?:\(\w+\))?/.exec(text)?.[0] ?? '-';
  if (/^[*+]/.test(text)) {
    const condition = /^[*+]+(?:\{[^}]*\})?/.exec(text)?.[0] ?? '';
    return `${condition}${text.includes('[') ? '[]' : ''}${/->\w+$/.exec(text)?.[0] ?? ''}`;
  }
  if (text.startsWith('{'))
    return text.includes('->') ? text : text.replace(/[^{|:}]+(?=[|}])/g, '');
  return PROSE;
}
