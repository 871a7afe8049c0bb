import { alignLines, type Alignment } from './align-lines';
import { bare } from './bare';

/** A line of a step: added, removed, or there to show the place. */
export interface StepLine {
  sign: '+' | '-' | ' ';
  text: string;
}

/** A line that has to be there counts more than all that may be. */
const WEIGHTS = { ' ': 10_000, '-': 100, '+': 1 };

/**
 * Finds the lines of a place in a text, by their words. Lines to add may be there already, lines to remove may be gone,
 * and the writer’s own lines may stand between; all others have to be there. Null if the place is not in the text, or
 * more than once.
 */
export function alignPlace(place: readonly StepLine[], lines: readonly string[]): Alignment | null {
  const [wanted, written] = [place.map(({ text }) => text), lines].map((texts) => texts.map(bare));
  if (wanted === undefined || written === undefined) return null;
  const shown = place.filter(({ sign, text }) => sign === ' ' && text.trim() !== '');
  const isArrowAll = shown.length > 0 && shown.every(({ text }) => isArrow(bare(text)));
  // Many places have the same arrow, so that it leads to this one only if nothing else is shown.
  const hasWords = !isArrowAll && wanted.some((text) => text !== '' && !isArrow(text));
  const weights = place.map(({ sign }) => WEIGHTS[sign]);
  let least = 1;
  for (const [first, anchor] of wanted.entries()) {
    if (anchor === '' || (hasWords && isArrow(anchor))) continue;
    const found = written
      .flatMap((text, start) => (text === anchor ? [start] : []))
      .map((start) => alignLines({ wanted, written, weights }, { first, start }))
      .map((at) => withoutStrayArrows(at, place, written))
      .filter((at) => place.every(({ sign, text }, index) => isFound(sign, text, at[index])))
      .map((at) => ({ at, matches: at.filter((index) => index !== null) }))
      .sort((one, other) => rank(other.matches) - rank(one.matches));
    const [best, next] = found;
    // What follows belongs to a knot that is not there yet: one line of it can be one of another knot.
    if (best === undefined && anchor.startsWith('=='))
      least = wanted.filter((text) => text !== '').length / 2;
    if (best === undefined || best.matches.length < least) continue;
    return next !== undefined && rank(next.matches) === rank(best.matches) ? null : best.at;
  }
  return null;
}

function isArrow(text: string): boolean {
  return text.startsWith('->');
}

/** Begins a branch or a knot. */
const BEGINNING = /^(?:[*+=]|-(?!>))/;

/** Many places have the same arrow: one to add is there only if it is in the same branch as the lines above it. */
function withoutStrayArrows(
  at: Alignment,
  place: readonly StepLine[],
  written: readonly string[],
): Alignment {
  return at.map((found, index) => {
    const line = place[index];
    if (found === null || line?.sign !== '+' || !isArrow(bare(line.text))) return found;
    const above = at.findLastIndex((other, before) => before < index && other !== null);
    const from = at[above] ?? null;
    if (from === null) return found;
    const between = [
      ...place
        .slice(above + 1, index)
        .flatMap(({ sign, text }) => (sign === '+' ? [bare(text)] : [])),
      ...written.slice(from + 1, found),
    ];
    return between.some((text) => BEGINNING.test(text)) ? null : found;
  });
}

function isFound(sign: StepLine['sign'], text: string, at: number | null | undefined): boolean {
  return sign !== ' ' || text.trim() === '' || at != null;
}

/** More lines are better, then lines that are closer together. */
function rank(matches: readonly number[]): number {
  return matches.length * 1000 - ((matches.at(-1) ?? 0) - (matches[0] ?? 0));
}
