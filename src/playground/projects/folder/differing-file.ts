import type { Difference, Side } from './sync-plan';

/** A file that the writer is asked about. */
export interface DifferingFile {
  path: string;
  difference: Difference;
  /** The texts of both sides; null for pictures and sounds, and for a side that has no such file. */
  here: string | null;
  there: string | null;
  isText: boolean;
  /** What both sides had when the writer was asked. */
  prints: string;
}

/** What the writer answered, with what they saw. */
export type Answers = ReadonlyMap<string, { side: Side; prints: string }>;

/** What the fingerprints of both sides are compared by. */
export function printsOf(here: string | undefined, there: string | undefined): string {
  return `${here ?? ''}:${there ?? ''}`;
}

/** A name for what was not chosen, which is kept beside the other one: `cat.kept-20261128-0722.png`. */
export function keptName(path: string, now: Date): string {
  const time = now
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-');
  return path.replace(/(?<ending>\.[^./]+)?$/, (ending) => `.kept-${time}${ending}`);
}
