import { escapeRegExp } from '../../base/text/escape-reg-exp';
import { nearestNames } from '../../base/text/nearest-name';
import type { Mend } from '../story/mend';
import { textOfFile, type StoryProgram } from '../story/story-program';
import { declaredNames, type NameKind } from './declared-names';
import type { InkIssue } from './ink-issue';

/** Complaints about a name that is declared nowhere, and what can stand in its place. */
const MISSPELT: readonly [pattern: RegExp, kinds: readonly NameKind[]][] = [
  [/^Divert target not found: '-> (?<name>[^']+)'/, ['place']],
  [/^Function call target not found: '-> (?<name>[^']+)'/, ['function']],
  [/^Unresolved variable: (?<name>\S+)/, ['variable', 'constant', 'list', 'item', 'place']],
  [/^Variable could not be found to assign to: '(?<name>[^']+)'/, ['variable']],
  [/^variable for \w+ could not be found: '(?<name>[^']+)'/, ['variable']],
  [/^Could not find list (?:definition that contains item|item) '?(?<name>[\w.]+)'?/, ['item']],
];

/** Where ink reads names: after an arrow, first in braces or before a branch’s colon, after `~` or a word of ink. */
const CODE =
  /->[^|{}[\]]*|<-[^|{}[\]]*|\{[^{}:|]*|^\s*-(?!>)[^:]*:|^\s*(?:~|VAR\b|CONST\b|LIST\b).*/g;

/** The line with the name that a complaint misses, spelt as it is declared; null unless exactly one can be meant. */
export function mendName(
  { text, file, line }: Pick<InkIssue, 'text' | 'file' | 'line'>,
  program: StoryProgram,
): Mend | null {
  const sources = [program.source, ...Object.values(program.files)];
  for (const [pattern, kinds] of MISSPELT) {
    const name = pattern.exec(text)?.groups?.name;
    if (name === undefined) continue;
    const near = nearestNames(
      name,
      sources.flatMap((one) => declaredNames(one)),
    );
    const [meant] = near;
    const isKind = sources.some((one) => declaredNames(one, kinds).includes(meant ?? ''));
    if (meant === undefined || near.length > 1 || meant === name || !isKind) return null;
    const lines = textOfFile(program, file).split('\n');
    return renamedIn(lines[(line ?? 0) - 1]?.replace(/\r$/, ''), name, meant);
  }
  return null;
}

function renamedIn(was: string | undefined, name: string, meant: string): Mend | null {
  const written = new RegExp(`(?<![\\p{L}\\d_.])${escapeRegExp(name)}(?![\\p{L}\\d_])`, 'gu');
  const is = was?.replace(CODE, (code) => code.replace(written, () => meant));
  return was === undefined || is === undefined || is === was ? null : { was, is };
}
