import type { ClaimStep } from './claim';
import type { Observation } from './observation';

/** A check that failed: the expected and the actual result, in words. */
export interface Mismatch {
  what: string;
  expected: string;
  actual: string;
}

interface Paragraph {
  text: string;
  tags: unknown;
}

interface Choice {
  choice: string;
  tags: unknown;
  disabled?: boolean;
}

interface Scene {
  content: Paragraph[];
  choices: Choice[];
  tags: unknown;
}

type Parts = Readonly<Record<string, unknown>>;

/** Compares what a step showed with what its claim expects. Unexpected errors are mismatches, too. */
export function compareStep({ checks }: ClaimStep, seen: Observation): Mismatch[] {
  const found: Mismatch[] = [];
  const complaints = {
    compileError: seen.compileErrors,
    compileWarning: seen.compileWarnings,
    error: seen.errors,
    warning: seen.warnings,
    console: seen.console,
  };
  for (const [what, messages] of Object.entries(complaints)) {
    const fragments = (checks[what] ?? []) as string[];
    if (!saysAll(messages, fragments)) found.push(mismatch(what, fragments, messages));
  }
  for (const [what, expected] of Object.entries(checks)) {
    if (what in complaints) continue;
    found.push(...compareOne(what, expected, seen));
  }
  return found;
}

function compareOne(what: string, expected: unknown, seen: Observation): Mismatch[] {
  const scenes = (valueAt(seen.state, 'scenes') ?? []) as Scene[];
  const scene = scenes.at(-1);
  const exactly = (actual: unknown) =>
    isSame(expected, actual) ? [] : [mismatch(what, expected, actual)];
  const partly = (actual: (name: string) => unknown) =>
    Object.entries(expected as Parts).flatMap(([name, value]) =>
      isSame(value, actual(name)) ? [] : [mismatch(`${what} ${name}`, value, actual(name))],
    );
  switch (what) {
    case 'text':
      return exactly(scene?.content.map(({ text }) => text.trim()).filter(Boolean) ?? []);
    case 'scenes':
      return exactly(scenes.length);
    case 'choices':
      return exactly(scene?.choices.map(labelOf) ?? []);
    case 'tags':
      return exactly(scene?.tags);
    case 'paragraphTags':
      return exactly(scene?.content.map(({ tags }) => tags));
    case 'choiceTags':
      return partly((name) => scene?.choices.find(({ choice }) => choice === name)?.tags);
    case 'globalTags':
      return exactly(valueAt(seen.state, 'metadata'));
    case 'scene':
      return partly((name) => valueAt(scene, name));
    case 'state':
      return partly((name) => valueAt(seen.state, name));
    case 'variables':
      return partly((name) => seen.variables[name]);
    case 'visits':
      return partly((name) => seen.visits[name]);
    case 'saves': {
      const sorted = [...(expected as string[])].sort();
      return isSame(sorted, seen.saves) ? [] : [mismatch(what, sorted, seen.saves)];
    }
    case 'events': {
      const isThere = followsIn(seen.events, expected as string[]);
      return isThere ? [] : [mismatch(what, expected, seen.events)];
    }
    case 'returned':
    case 'output':
      return exactly(seen[what]);
    default:
      return exactly(seen.calls[what] ?? []);
  }
}

function labelOf({ choice, disabled }: Choice): string {
  return disabled === true ? `${choice} (disabled)` : choice;
}

/** Whether each message contains one of the fragments, and each fragment is in one of the messages. */
function saysAll(messages: readonly string[], fragments: readonly string[]): boolean {
  return (
    messages.every((message) => fragments.some((fragment) => message.includes(fragment))) &&
    fragments.every((fragment) => messages.some((message) => message.includes(fragment)))
  );
}

/** Whether all of `wanted` are in `all`, in that order, with or without others in between. */
function followsIn(all: readonly string[], wanted: readonly string[]): boolean {
  let at = -1;
  return wanted.every((event) => (at = all.indexOf(event, at + 1)) !== -1);
}

/** The value at a dotted path of names and numbers. */
function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => {
    return typeof part === 'object' && part !== null && Object.hasOwn(part, name)
      ? (part as Parts)[name]
      : undefined;
  }, value);
}

/** Whether two plain values are equal; undefined equals null. */
function isSame(left: unknown, right: unknown): boolean {
  const [one, other] = [left ?? null, right ?? null];
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame((one as Parts)[key], (other as Parts)[key]));
}

function mismatch(what: string, expected: unknown, actual: unknown): Mismatch {
  return { what, expected: inWords(expected), actual: inWords(actual) };
}

function inWords(value: unknown): string {
  const isNothing =
    value === undefined || value === null || (Array.isArray(value) && !value.length);
  return isNothing ? 'nothing' : JSON.stringify(value);
}
