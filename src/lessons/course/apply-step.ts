import type { Alignment } from './align-lines';
import { alignPlace, type StepLine } from './align-place';
import { bare } from './bare';

/** The text after a step, or the first line that the step expects and the text does not have. */
export type AppliedStep = { source: string } | { missing: string };

/** Stands between two places of a block. */
const GAP = '…';

/**
 * Writes the lines of a step, its blocks in diff notation, into a text, where they are not yet. A place is found by the
 * words of its lines: spaces around them and blank lines between them do not count, because readers type them as they
 * like. Lines without a place go to the end.
 */
export function applyStep(source: string, blocks: readonly string[]): AppliedStep {
  let text = source;
  for (const place of blocks.flatMap(placesOf)) {
    const changed = applyPlace(text, place);
    if (changed === null) return { missing: missingIn(text, place) };
    text = changed;
  }
  return { source: text };
}

/** The lines of a block, by the places they belong to. */
export function placesOf(block: string): StepLine[][] {
  const places: StepLine[][] = [[]];
  for (const line of block.split('\n')) {
    if (line.trim() === GAP) places.push([]);
    else places.at(-1)?.push(readLine(line));
  }
  return places;
}

function readLine(line: string): StepLine {
  const [sign] = line;
  return sign === '+' || sign === '-'
    ? { sign, text: line.slice(1) }
    : { sign: ' ', text: line.replace(/^ /, '') };
}

/** The lines of a place that are in the text before the step. */
function wantedIn(place: readonly StepLine[]): StepLine[] {
  return place.filter(({ sign, text }) => sign !== '+' && text.trim() !== '');
}

/** The first line of a place that a text does not have, or its first one. */
function missingIn(text: string, place: readonly StepLine[]): string {
  const written = new Set(text.split('\n').map(bare));
  const wanted = wantedIn(place);
  return (wanted.find((line) => !written.has(bare(line.text))) ?? wanted[0])?.text.trim() ?? '';
}

/** What begins a line that is no sentence. */
const SIGN = /^\s*(?:[*+=#~{}|/-]|[A-Z]{3,} )/;

function isShownProse({ sign, text }: StepLine): boolean {
  return sign === ' ' && text.trim() !== '' && !SIGN.test(text);
}

/** Null if the place is not in the text, or more than once. */
function applyPlace(text: string, place: readonly StepLine[]): string | null {
  const lines = text.split('\n');
  const written = new Set(lines.map(bare));
  // A sentence in the writer’s own words is not found, but the lines around it can be.
  const rest = place.filter((line) => !isShownProse(line) || written.has(bare(line.text)));
  for (const shown of wantedIn(rest).length > 0 ? [place, rest] : [place]) {
    const at = alignPlace(shown, lines);
    if (at !== null) return fill(lines, shown, at).join('\n');
  }
  return wantedIn(place).length > 0
    ? null
    : append(text, place.map((line) => line.text).join('\n'));
}

/** From the last line to the first, so that the positions of earlier ones stay true. */
function fill(lines: readonly string[], place: readonly StepLine[], at: Alignment): string[] {
  const result = [...lines];
  let position = (at.findLast((index) => index !== null) ?? lines.length - 1) + 1;
  for (const [index, { sign, text }] of [...place.entries()].reverse()) {
    const found = at[index] ?? null;
    if (found !== null) {
      position = found;
      if (sign === '-') result.splice(position, 1);
    } else if (sign === '+' && (text.trim() !== '' || isBesideNew(index, place, at))) {
      result.splice(position, 0, text);
    }
  }
  return result;
}

/** Whether a blank line stands beside a line that is written now. */
function isBesideNew(index: number, place: readonly StepLine[], at: Alignment): boolean {
  return [index - 1, index + 1].some(
    (beside) => place[beside]?.sign === '+' && at[beside] === null,
  );
}

/** Knots stand apart; all other lines follow the last one. */
function append(text: string, lines: string): string {
  if (text.trim() === '') return `${lines}\n`;
  return `${text.trimEnd()}\n${lines.startsWith('=') ? '\n' : ''}${lines}\n`;
}
