import { isRecord } from '../../../ink/story/story-program';

/** Parts of ink’s compiled form in which names appear: words, as in the paths `hall.bow` and in `[button=bow]`. */
const WORDS = /([\p{L}\d_]+)/u;

/** Whether two compiled stories are the same, except that one name became another. */
export function isSameStory(before: string, after: string, from: string, to: string): boolean {
  const [one, other] = [before, after].map((json) => withWholePaths(JSON.parse(json) as unknown));
  return isSame(one, other, { from, to });
}

/**
 * The compiler writes each path from the story’s root or from where it stands, whichever is shorter, which depends on
 * the length of names. Here all are written from the root.
 */
function withWholePaths(value: unknown, place: readonly string[] = []): unknown {
  if (Array.isArray(value)) {
    return value.map((part: unknown, index) => {
      const isNames = index === value.length - 1;
      return withWholePaths(part, isNames ? place : [...place, nameOf(part) ?? String(index)]);
    });
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    if (typeof part === 'string')
      return [key, part.startsWith('.^') ? wholePath(part, place) : part];
    return [key, withWholePaths(part, key === 'root' ? [] : [...place, key])];
  });
  return Object.fromEntries(entries) as unknown;
}

/** The name of a container, which is in its last part. */
function nameOf(container: unknown): string | null {
  if (!Array.isArray(container)) return null;
  const last: unknown = container.at(-1);
  return isRecord(last) && typeof last['#n'] === 'string' ? last['#n'] : null;
}

function wholePath(path: string, place: readonly string[]): string {
  const steps = path.slice(1).split('.');
  const up = steps.filter((step) => step === '^').length;
  return [...place.slice(0, place.length - up), ...steps.slice(up)].join('.');
}

interface Names {
  from: string;
  to: string;
}

function isSame(before: unknown, after: unknown, names: Names): boolean {
  if (typeof before === 'string') return typeof after === 'string' && isText(before, after, names);
  if (Array.isArray(before)) {
    return (
      Array.isArray(after) &&
      before.length === after.length &&
      before.every((value, index) => isSame(value, after[index], names))
    );
  }
  if (!isRecord(before)) return before === after;
  if (!isRecord(after)) return false;
  const keys = Object.keys(before);
  return (
    keys.length === Object.keys(after).length &&
    keys.every((key) => {
      const other = Object.hasOwn(after, key) ? key : replaceName(key, names);
      return Object.hasOwn(after, other) && isSame(before[key], after[other], names);
    })
  );
}

function isText(before: string, after: string, { from, to }: Names): boolean {
  if (before === after) return true;
  const words = before.split(WORDS);
  const others = after.split(WORDS);
  return (
    words.length === others.length &&
    words.every((word, index) => {
      const other = others[index];
      return word === other || (word === from && other === to);
    })
  );
}

function replaceName(text: string, { from, to }: Names): string {
  return text
    .split(WORDS)
    .map((word) => (word === from ? to : word))
    .join('');
}
