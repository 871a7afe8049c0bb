import { applyStep, bare, placesOf } from './apply-step';

/**
 * Whether a text has the lines of a step; `before` is the text of the course before it. Words can be the writer’s own,
 * only what ink or the engine reads has to be there, and words where it leads to some.
 */
export function isStepDone(own: string, before: string, blocks: readonly string[]): boolean {
  const after = applyStep(before, blocks);
  if ('missing' in after || hasUnreachedLine(own)) return false;
  const [former, wanted, found] = [before, after.source, own].map(countFormsIn);
  const lines = blocks.flatMap(placesOf).flat();
  // Their number stays the same if others of their form go away.
  const typed = new Set(lines.filter(({ sign }) => sign === '+').map(({ text }) => formOf(text)));
  const changes = [...new Set([...(former?.keys() ?? []), ...(wanted?.keys() ?? [])])].map(
    (form) => {
      const [was = 0, is = 0, has = 0] = [former, wanted, found].map((counts) => counts?.get(form));
      return {
        form,
        isAdded: is > was || typed.has(form),
        isRemoved: is < was,
        isMissing: has < is,
        isLeft: has > is,
      };
    },
  );
  const added = changes.filter(({ isAdded }) => isAdded);
  const isProse = added.every(({ form }) => form === PROSE);
  return (
    added.every(({ form, isMissing }) => !isMissing || (form === PROSE && !isProse)) &&
    changes.every(({ form, isRemoved, isLeft }) => !isRemoved || !isLeft || form.startsWith(PROSE))
  );
}

/** Whether choices or words stand below an arrow that leads away on every way: a beginner’s mistake that ink does not report. */
function hasUnreachedLine(source: string): boolean {
  let isBelowChoice = false;
  let hasLeft = false;
  for (const text of source.split('\n').map(bare)) {
    const isChoice = /^[*+]/.test(text);
    if (hasLeft && (isChoice || (text !== '' && formOf(text) === PROSE))) return true;
    if (isChoice) isBelowChoice = true;
    else if (/^(?:=|-(?!>))/.test(text)) isBelowChoice = hasLeft = false;
    else if (/^->\w+$/.test(text) && !isBelowChoice) hasLeft = true;
  }
  return false;
}

/** The form of a line that is nothing but words; the form of the line above follows if that is not words. */
const PROSE = 'words';

/** Marks that end a sentence: before them, a line is still being written. */
const SENTENCE_END = /[.!?:…"')\]}。！？」]$/;

function countFormsIn(source: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (form: string): void => void counts.set(form, (counts.get(form) ?? 0) + 1);
  let above = PROSE;
  for (const line of source.split('\n')) {
    if (line.trim() === '') continue;
    const form = formOf(line);
    if (form !== PROSE) count(form);
    else if (SENTENCE_END.test(bare(line))) count(above === PROSE ? PROSE : PROSE + above);
    // Words can also follow on the line of the choice.
    if (/^[*+].*\](?!->).+/.test(bare(line))) count(PROSE + form);
    if (form !== '//') above = form;
  }
  return counts;
}

/** A line without its words: what ink and the engine read. */
function formOf(line: string): string {
  const text = bare(line);
  if (text.startsWith('//')) return '//';
  if (/^(?:===|->|~|VAR|LIST|#[A-Z_])/.test(text)) return text;
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
