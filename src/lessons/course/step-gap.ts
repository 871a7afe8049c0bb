import { applyStep, placesOf } from './apply-step';
import { bare, withoutSpaces } from './bare';
import { countForms, formedLines, formOf, PROSE, type FormedLine } from './line-forms';
import { nearMiss, type NearMiss } from './near-miss';
import { unreachedLine } from './unreached-line';

/** The first thing that a text lacks of a step. */
export type StepGap =
  | NearMiss
  /** `knot` is the first line of the knot that it belongs to, or nothing. */
  | { kind: 'missing'; wanted: string; knot: string }
  /** A line that goes away in this step is still there. */
  | { kind: 'left'; line: number; wanted: string }
  | { kind: 'unreached'; line: number }
  /** The same choice stands there twice. */
  | { kind: 'twice'; line: number; wanted: string };

/**
 * What a text still lacks of a step, or null if the step is done; `before` is the text of the course before it. Words
 * can be the writer’s own, only what ink or the engine reads has to be there, and words where it leads to some.
 */
export function stepGap(own: string, before: string, blocks: readonly string[]): StepGap | null {
  const after = applyStep(before, blocks);
  if ('missing' in after) return { kind: 'missing', wanted: after.missing, knot: '' };
  const course = formedLines(after.source.split('\n'));
  const written = formedLines(own.split('\n'));
  const [was, is, has] = [formedLines(before.split('\n')), course, written].map(countForms);
  const countIn = (counts: Map<string, number> | undefined, form: string) => counts?.get(form) ?? 0;
  const step = blocks.flatMap(placesOf).flat();
  const typed = step.flatMap(({ sign, text }) =>
    sign === '+' && text.trim() !== '' ? [text] : [],
  );
  // Their number stays the same if others of their form go away.
  const typedForms = new Set(typed.map(formOf));
  const added = [...(is?.keys() ?? [])].filter(
    (form) => typedForms.has(form) || countIn(is, form) > countIn(was, form),
  );
  const isProse = added.every((form) => form === PROSE);
  const lacks = new Map(
    added
      .filter((form) => form !== PROSE || isProse)
      .map((form) => [form, countIn(is, form) - countIn(has, form)] as const)
      .filter(([, lack]) => lack > 0),
  );
  const absent = absentLines(course, written);
  const missing =
    firstMissing(
      absent.filter(({ text }) => typed.includes(text)),
      lacks,
    ) ?? firstMissing(absent, lacks);
  if (missing !== null) {
    const near = nearMiss(own.split('\n'), missing, course);
    return near ?? { kind: 'missing', wanted: missing.wanted, knot: missing.knot };
  }
  const unreached = unreachedLine(own);
  if (unreached !== null) return { kind: 'unreached', line: unreached };
  const twice = secondChoice(course, written);
  if (twice !== null) return { kind: 'twice', line: twice.line, wanted: twice.text.trim() };
  const left = written.findLast(({ forms: [form = PROSE] }) => {
    if (form.startsWith(PROSE)) return false;
    return countIn(is, form) < Math.min(countIn(was, form), countIn(has, form));
  });
  return left === undefined ? null : { kind: 'left', line: left.line, wanted: left.text.trim() };
}

/** A choice that is offered twice side by side, and in the course once. */
function secondChoice(
  course: readonly FormedLine[],
  written: readonly FormedLine[],
): FormedLine | null {
  const inCourse = course.map(asRead);
  const seen = new Set<string>();
  let above: string[] = [];
  for (const line of written) {
    const text = withoutSpaces(line.text);
    // Below a header or a gather the same choice is another one.
    if (/^(?:=|-(?!>))/.test(text)) seen.clear();
    const depth = /^[*+]*/.exec(text)?.[0].length ?? 0;
    if (depth === 0) continue;
    const read = asRead(line);
    above = [...above.slice(0, depth - 1), read];
    const place = above.join('\n');
    const isMeant = inCourse.indexOf(read) !== inCourse.lastIndexOf(read);
    if (seen.has(place) && !isMeant) return line;
    seen.add(place);
  }
  return null;
}

/** The lines of the course that a text does not have in the same knot. */
function absentLines(course: readonly FormedLine[], written: readonly FormedLine[]): FormedLine[] {
  const there = written.map(asRead);
  return course.filter((line) => {
    const at = there.indexOf(asRead(line));
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

/** A line as ink reads it: quotes make a difference, but not among words. */
function asRead({ text, forms, knot }: FormedLine): string {
  const read = forms.every((form) => form.startsWith(PROSE)) ? bare(text) : withoutSpaces(text);
  return `${knot} ${read}`;
}

/** The first of the absent lines that is not there in other words either; `lacks` is how many of a form are not. */
function firstMissing(
  absent: readonly FormedLine[],
  lacks: ReadonlyMap<string, number>,
): { form: string; wanted: string; knot: string } | null {
  for (const line of absent) {
    for (const form of line.forms) {
      const same = absent.filter(({ forms }) => forms.includes(form));
      if (same.indexOf(line) >= same.length - (lacks.get(form) ?? 0))
        return { form, wanted: line.text.trim(), knot: line.knot };
    }
  }
  return null;
}
