import { escapeRegExp } from '../../base/text/escape-reg-exp';
import { nearestNames } from '../../base/text/nearest-name';
import type { WrittenName } from '../reading/read-piece';
import { readPieces } from '../reading/read-pieces';
import type { Mend } from '../story/mend';
import { textOfFile, type StoryProgram } from '../story/story-program';
import { declaredNames, meantPlaces, type NameKind } from './declared-names';
import type { InkIssue } from './ink-issue';
import { readComplaint, type ComplaintKind } from './read-complaint';

/** Complaints about a name that is declared nowhere, and what can stand in its place. */
const MISSPELT: Readonly<Partial<Record<ComplaintKind, readonly NameKind[]>>> = {
  capitalEnd: ['place'],
  place: ['place'],
  function: ['function'],
  name: ['variable', 'constant', 'list', 'item', 'place'],
  variable: ['variable'],
  item: ['item'],
};

/** Where ink reads names: after an arrow, first in braces or before a branch’s colon, after `~` or a word of ink. */
const CODE =
  /->[^|{}[\]]*|<-[^|{}[\]]*|\{[^{}:|]*|^\s*-(?!>)[^:]*:|^\s*(?:~|VAR\b|CONST\b|LIST\b).*/g;

/** Declarations that may be misspelt themselves. */
const DECLARED: ReadonlySet<string> = new Set(['variable', 'constant', 'knot', 'function']);

/**
 * The line with the name that a complaint misses, spelt as it is declared; null unless exactly one can be meant. If only
 * the declaration has that spelling, and several lines have the other, the declaration is mended.
 */
export function mendName(
  { text, file, line }: Pick<InkIssue, 'text' | 'file' | 'line'>,
  program: StoryProgram,
): Mend | null {
  const complaint = readComplaint(text);
  const kinds = complaint === null ? undefined : MISSPELT[complaint.kind];
  const name = complaint?.about;
  if (kinds === undefined || name === undefined) return null;
  const sources = [program.source, ...Object.values(program.files)];
  const isPlace = kinds.every((kind) => kind === 'place');
  const namesOf = (wanted?: readonly NameKind[]): readonly string[] => {
    const declared = sources.flatMap((one) => declaredNames(one, wanted));
    return isPlace ? meantPlaces(name, declared) : declared;
  };
  const near = nearestNames(name, namesOf());
  const [meant] = near;
  const isKind = namesOf(kinds).includes(meant ?? '');
  if (meant === undefined || near.length > 1 || meant === name || !isKind) return null;
  return (
    declaredAs(name, meant, program) ??
    renamedIn(linesOf(program, file)[(line ?? 0) - 1], name, meant)
  );
}

/**
 * The declaration of a variable or a knot with another name; null unless the one stands nowhere else in the code, and the
 * other in several lines.
 */
function declaredAs(name: string, declared: string, program: StoryProgram): Mend | null {
  const lines = [null, ...Object.keys(program.files)].flatMap((file) =>
    linesOf(program, file).map((was, index) => ({ was, at: { file, line: index + 1 } })),
  );
  const [only, another] = lines.filter(({ was }) => isDeclaration(was, declared));
  if (only === undefined || another !== undefined) return null;
  const usesOf = (word: string): number =>
    lines.filter((line) => line !== only && isInCode(word, line.was)).length;
  if (usesOf(declared) > 0 || usesOf(name) < 2) return null;
  return { ...only, is: only.was.replace(wordIn(declared), () => name) };
}

/** Whether a line declares a variable, a constant, a knot or a function of this name. */
function isDeclaration(line: string, name: string): boolean {
  const isOwn = ({ role, path }: WrittenName): boolean =>
    path === name && 'declares' in role && DECLARED.has(role.declares);
  return line.includes(name) && readPieces(line).some(({ names }) => names.some(isOwn));
}

/** Whether the code of a line has a word, also as the part of a path: `hall.lamp`. */
function isInCode(word: string, line: string): boolean {
  const whole = new RegExp(`(?<![\\p{L}\\d_])${escapeRegExp(word)}(?![\\p{L}\\d_])`, 'u');
  return (line.match(CODE) ?? []).some((code) => whole.test(code));
}

const linesOf = (program: StoryProgram, file: string | null): string[] =>
  textOfFile(program, file).split(/\r?\n/);

const wordIn = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d_.])${escapeRegExp(name)}(?![\\p{L}\\d_])`, 'u');

function renamedIn(was: string | undefined, name: string, meant: string): Mend | null {
  const written = new RegExp(wordIn(name), 'gu');
  const is = was?.replace(CODE, (code) => code.replace(written, () => meant));
  return was === undefined || is === undefined || is === was ? null : { was, is };
}
