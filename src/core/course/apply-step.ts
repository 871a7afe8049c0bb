/** The text after a step, or the first line that the step expects and the text does not have. */
export type AppliedStep = { source: string } | { missing: string };

/** A line of a step: added, removed, or there to show the place. */
interface StepLine {
  sign: '+' | '-' | ' ';
  text: string;
}

/** Stands between two places of a block. */
const GAP = '…';

/**
 * Writes the lines of a step, its blocks in diff notation, into a text. A place is found by the words of its lines:
 * spaces around them and blank lines between them do not count, because readers type them as they like. Lines without
 * a place go to the end.
 */
export function applyStep(source: string, blocks: readonly string[]): AppliedStep {
  let text = source;
  for (const place of blocks.flatMap(placesOf)) {
    const changed = applyPlace(text, place);
    if (changed === null) return { missing: wantedIn(place)[0]?.text.trim() ?? '' };
    text = changed;
  }
  return { source: text };
}

/** A line as it counts: quotes and spaces are typed differently. */
export function bare(line: string): string {
  return line.replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, '');
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

/** Null if the place is not in the text, or more than once. */
function applyPlace(text: string, place: readonly StepLine[]): string | null {
  const wanted = wantedIn(place);
  if (wanted.length === 0) return append(text, place.map((line) => line.text).join('\n'));
  const lines = text.split('\n');
  const written = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  const isAt = (start: number): boolean =>
    wanted.every(
      (line, index) => bare(lines[written[start + index] ?? -1] ?? '') === bare(line.text),
    );
  const [start, other] = written.map((_, index) => index).filter(isAt);
  if (start === undefined || other !== undefined) return null;
  const result = [...lines];
  // From the last line to the first, so that the positions of earlier ones stay true.
  let next = start + wanted.length;
  let position = (written[next - 1] ?? 0) + 1;
  for (const { sign, text: line } of [...place].reverse()) {
    if (sign === '+') {
      result.splice(position, 0, line);
    } else if (line.trim() !== '') {
      next -= 1;
      position = written[next] ?? 0;
      if (sign === '-') result.splice(position, 1);
    }
  }
  return result.join('\n');
}

/** Knots stand apart; all other lines follow the last one. */
function append(text: string, lines: string): string {
  if (text.trim() === '') return `${lines}\n`;
  return `${text.trimEnd()}\n${lines.startsWith('=') ? '\n' : ''}${lines}\n`;
}
