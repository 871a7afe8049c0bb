import type { Token } from 'prismjs';
import { hasSamePlaces, placeholdersIn } from '../../config/messages/translate-words';
import { plainTextOf, tokenizeInk } from '../grammar/tokenize-ink';
import { lineKind } from '../reading/line-kind';
import { nameFault } from '../reading/name-rules';
import { readPieceOnce } from '../reading/read-piece';
import type { Translation } from './language-table';
import { HEADS } from './map-words';
import { readTextsOnce } from './piece-texts';
import type { TextRow } from './text-row';
import type { UsableNames } from './usable-names';

/**
 * What a translation says that its original does not, or cannot say. `cut` is what is read as something else, from its
 * first sign.
 */
export type RowFault =
  | { kind: 'lines' }
  | { kind: 'quotes' }
  | { kind: 'cut'; rest: string }
  | { kind: 'braces' }
  | { kind: 'brackets'; wanted: number }
  /** What is in braces is neither a value, nor a condition, nor alternatives. */
  | { kind: 'logic'; logic: string }
  | { kind: 'names'; names: readonly string[] }
  /** These are called, and are no functions. */
  | { kind: 'calls'; names: readonly string[] }
  | { kind: 'ways'; names: readonly string[] }
  | { kind: 'tags' }
  /** An item of a list has to have a name that ink takes and nothing else has. */
  | { kind: 'item' }
  /** Words of the player that have other places for what is put in: `{1}`. */
  | { kind: 'placeholders'; names: readonly string[] }
  /** The story would be the same, but something that the original shows is missing. */
  | { kind: 'dropped'; names: readonly string[] };

/** Whether a fault keeps the translation out of the game; one that only may be a mistake does not. */
export const isSerious = ({ kind }: RowFault): boolean => kind !== 'dropped';

/** What makes of a text more than words, besides how its line begins. */
const SIGNS = /[{}[\]#|\\<>"\r\n]|->|\/[/*]/;

const isWords = (text: string): boolean => !SIGNS.test(text) && lineKind(text) === 'text';

/** What is before, within and after the brackets of a choice that has some. */
const BRACKETS = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/;

/** Whether a text is only words, and has brackets only as another one has them. */
function isPlain(kind: TextRow['kind'], text: string, original: string): boolean {
  const [, ...parts] = (kind === 'choice' ? BRACKETS.exec(text) : null) ?? [];
  if (parts.length === 0) return isWords(text);
  return BRACKETS.test(original) && parts.every((part) => part.trim() === '' || isWords(part));
}

/** What was found, with the names that the story had. */
const checked = new WeakMap<Translation, { fault: RowFault | null; names: UsableNames }>();

/** What is wrong with a translation of a text, as `checkRow` says, which a long story asks with each key press. */
export function checkTranslation(
  row: TextRow,
  translation: Translation,
  names: UsableNames,
): RowFault | null {
  const { kind, original } = row;
  // Most texts are words.
  if (
    kind !== 'item' &&
    isPlain(kind, translation.text, original) &&
    isPlain(kind, original, translation.text)
  )
    return null;
  const known = checked.get(translation);
  if (known?.names === names) return known.fault;
  const fault = checkRow(row, translation.text, names);
  checked.set(translation, { fault, names });
  return fault;
}

/** What is wrong with a translation of a text; `names` are those that the story declares. Null if nothing is. */
export function checkRow(
  row: Pick<TextRow, 'kind' | 'original'>,
  text: string,
  names: UsableNames,
): RowFault | null {
  const { kind, original } = row;
  if (kind === 'item') return checkItem(original, text.trim(), names);
  if (/[\r\n]/.test(text)) return { kind: 'lines' };
  if (kind === 'player') return checkPlaceholders(original, text);
  if (kind === 'value' && /(?<!\\)"/.test(text)) return { kind: 'quotes' };
  return (
    checkReading(kind, original, text) ??
    checkLogic(original, tokensOf(kind, text)) ??
    checkUses(namesIn(original), namesIn(text), names)
  );
}

function checkItem(original: string, text: string, { all }: UsableNames): RowFault | null {
  const isFree = text === original || !all.has(text);
  return isFree && nameFault(text) === null ? null : { kind: 'item' };
}

/** What is put into words of the player must have its place in them, and nothing else. */
function checkPlaceholders(original: string, text: string): RowFault | null {
  if (hasSamePlaces(original, text)) return null;
  return { kind: 'placeholders', names: placeholdersIn(original) };
}

/** Whether a translation is read as one text of the same kind, in a line of its own or in braces. */
function checkReading(kind: TextRow['kind'], original: string, text: string): RowFault | null {
  // A text in quotes can contain what a line can contain behind its first word.
  const head = kind === 'value' ? 'x ' : HEADS[kind];
  const line = head + text.trim();
  const [first, ...others] = readTextsOnce(line).texts;
  if (first === undefined || (kind !== 'value' && first.kind !== kind)) return cut(text);
  const start = kind === 'value' ? 0 : head.length;
  if (first.from > start) return cut(line.slice(start, first.from));
  if (first.to < line.length || others.length > 0) return cut(line.slice(first.to));
  const [own, other] = [signsOf(kind, original), signsOf(kind, text)];
  if (other.loose) return { kind: 'braces' };
  if (own.brackets !== other.brackets) return { kind: 'brackets', wanted: own.brackets };
  return own.tags === other.tags ? null : { kind: 'tags' };
}

const cut = (rest: string): RowFault => ({ kind: 'cut', rest: rest.trim() });

/** Signs of a text that are not in braces: those that would end a block around it, the brackets of a choice, and tags. */
function signsOf(kind: TextRow['kind'], text: string) {
  const signs = { loose: false, brackets: 0, tags: '' };
  for (const part of tokensOf(kind, text)) {
    if (typeof part === 'string') signs.loose ||= part.includes('|');
    else if (part.type === 'punctuation') {
      if (/[{}]/.test(plainTextOf(part))) signs.loose = true;
      else signs.brackets += 1;
    } else if (part.type === 'tag' || part.type === 'builtin')
      signs.tags += plainTextOf(part).trim();
  }
  return signs;
}

/** The tokens of a text, those of a choice without its bullet. */
function tokensOf(kind: TextRow['kind'], text: string): (string | Token)[] {
  const head = kind === 'choice' ? HEADS.choice : '';
  return [tokenizeInk(head + text)]
    .flat()
    .flatMap((part) =>
      typeof part !== 'string' && part.type === 'choice-line' ? [part.content].flat() : [part],
    );
}

/** The first braces whose logic ink cannot read; what the original has as well is as it should be. */
function checkLogic(
  original: string,
  parts: readonly (string | Token)[],
  hasColons = hasColonInText([tokenizeInk(original)].flat()),
): RowFault | null {
  for (const part of parts) {
    if (!isOf('braces')(part)) continue;
    const inner = [part.content].flat();
    const logic = plainTextOf(part);
    const isKnown = original.includes(logic.slice(0, logic.search(/[:|}]/) + 1));
    const isLogic = inner.some(isOf('condition')) || isKnown;
    if (!isLogic && (firstBar(inner) < 0 || (isColonInText(inner) && !hasColons))) {
      return { kind: 'logic', logic };
    }
    const within = checkLogic(original, inner, hasColons);
    if (within !== null) return within;
  }
  return null;
}

const isOf =
  (type: string) =>
  (part: string | Token): part is Token =>
    typeof part !== 'string' && part.type === type;

const firstBar = (inner: readonly (string | Token)[]): number =>
  inner.findIndex(isOf('alternative'));

/** Whether the first alternative in braces has a colon that ends no condition. */
function isColonInText(inner: readonly (string | Token)[]): boolean {
  const bar = firstBar(inner);
  const first = plainTextOf(inner.slice(1, bar < 0 ? undefined : bar));
  return !inner.some(isOf('condition')) && first.includes(':');
}

/** Whether any alternatives begin with a text that has a colon. */
function hasColonInText(parts: readonly (string | Token)[]): boolean {
  return parts.some((part) => {
    if (typeof part === 'string' || typeof part.content === 'string') return false;
    const inner = [part.content].flat();
    return (part.type === 'braces' && isColonInText(inner)) || hasColonInText(inner);
  });
}

function checkUses(own: UsedNames, other: UsedNames, names: UsableNames): RowFault | null {
  // What the original names and the story has not is no mistake of the translation.
  const unknown = other.values.filter(
    (name) => !isKnown(name, names.all) && !own.values.includes(name),
  );
  if (unknown.length > 0) return { kind: 'names', names: [...new Set(unknown)] };
  const calls = other.calls.filter(
    (name) => !names.functions.has(name) && !own.calls.includes(name),
  );
  if (calls.length > 0) return { kind: 'calls', names: calls };
  const ways = [...missingIn(other.targets, own.targets), ...missingIn(own.targets, other.targets)];
  if (ways.length > 0) return { kind: 'ways', names: ways };
  // It may show and ask something less often: not all languages have a plural.
  const dropped = [...new Set(own.values)].filter((name) => !other.values.includes(name));
  return dropped.length > 0 ? { kind: 'dropped', names: dropped } : null;
}

function isKnown(path: string, names: ReadonlySet<string>): boolean {
  return path.split('.').every((name) => names.has(name));
}

/** Those that are in a list, and not as often in another. */
function missingIn(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The names that a text uses: where it leads, and what it shows, asks or calls. */
type UsedNames = Record<'targets' | 'values' | 'calls', string[]>;

function namesIn(text: string): UsedNames {
  const found = { targets: [] as string[], values: [] as string[], calls: [] as string[] };
  for (const { role, path } of readPieceOnce(text).names) {
    if (!('uses' in role)) continue;
    (role.uses === 'target' ? found.targets : found.values).push(path);
    if (role.uses === 'call') found.calls.push(path);
  }
  return found;
}
