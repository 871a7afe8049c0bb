import { PARTS, type Excuse, type Part } from '../../src/lessons/differences/difference';
import type { Recording } from '../../src/lessons/recordings/recordings';
import type { Seen } from './play-recording';

interface Comparison {
  /** What differs without an excuse, one text each. */
  unexplained: string[];
  /** The excuses that were needed. */
  used: Set<Excuse>;
}

/** Compares what the player showed with what the engine showed, step by step. */
export function compareRecording(
  { id, steps }: Recording,
  seen: readonly Seen[],
  excuses: readonly Excuse[],
): Comparison {
  const used = new Set<Excuse>();
  const unexplained = steps.flatMap(({ act, sees, failed }, place) =>
    PARTS.flatMap((part) => {
      const engine = written({ sees, isDone: failed === undefined }, part);
      const here = seen[place] === undefined ? '' : written(seen[place], part);
      if (engine === here) return [];
      const needed = excuses.filter((one) => one.part === part && applies(one, engine, place));
      if (replaced(engine, needed) !== here) {
        return [`${id}, step ${place} (${act}), ${part}\n  engine: ${engine}\n  here:   ${here}`];
      }
      for (const excuse of needed) used.add(excuse);
      return [];
    }),
  );
  return { unexplained, used };
}

/** A part as a text. */
function written({ sees, isDone }: Seen, part: Part): string {
  switch (part) {
    case 'act':
      return String(isDone);
    case 'scenes':
      return sees.scenes.map(linesOf).join('\n\n');
    case 'choices':
      return linesOf(sees.choices);
    case 'overlay':
      return sees.overlay === null ? '' : `${sees.overlay.title}\n${linesOf(sees.overlay.lines)}`;
    default:
      return String(sees[part] ?? '');
  }
}

/** Spaces before the end of a line show nowhere. */
function linesOf(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/ +((?:<\/\w+>)+)$/, '$1')).join('\n');
}

function applies({ steps, engine }: Excuse, shown: string, place: number): boolean {
  const isItsStep = steps === null || (steps.first <= place && place <= steps.last);
  return isItsStep && (engine === '' ? shown === '' : shown.includes(engine));
}

/** What the engine showed, with the texts of the playground in place of its own. */
function replaced(shown: string, excuses: readonly Excuse[]): string {
  return excuses.reduce(
    (text, { engine, here }) => (engine === '' ? here : text.replaceAll(engine, here)),
    shown,
  );
}
