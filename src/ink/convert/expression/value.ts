/** A value as a story computes it, whatever tool wrote it. */
export type Value =
  | { kind: 'literal'; is: number | string | boolean }
  /** A variable; a part of a map is one of its own: `$hero.name`. */
  | { kind: 'name'; name: string }
  /** A function, or a method of its first argument: `.includes`. */
  | { kind: 'call'; name: string; given: readonly Value[] }
  | { kind: 'binary'; operator: string; left: Value; right: Value }
  | { kind: 'not' | 'minus' | 'spread'; of: Value }
  /** One of two, by a condition. */
  | { kind: 'either'; test: Value; yes: Value; no: Value }
  | { kind: 'array'; items: readonly Value[] }
  | { kind: 'map'; entries: readonly (readonly [string, Value])[] };

/** What is left to chance, as a function and as a part: `.random()`, `random.d6`. */
const CHANCES = /^\.?(?:random|randomFloat|randomMany|either|sample|shuffled?)$/;

export function literal(is: number | string | boolean): Value {
  return { kind: 'literal', is };
}

export function nameOf(name: string): Value {
  return { kind: 'name', name };
}

export function binary(left: Value, operator: string, right: Value): Value {
  return { kind: 'binary', operator, left, right };
}

export function call(name: string, ...given: readonly Value[]): Value {
  return { kind: 'call', name, given };
}

export function not(of: Value): Value {
  return { kind: 'not', of };
}

/** Whether one of several tests is true; null if there are none. */
export function anyOf(tests: readonly Value[], operator = '||'): Value | null {
  const [first, ...rest] = tests;
  return first === undefined
    ? null
    : rest.reduce((one, other) => binary(one, operator, other), first);
}

/** What is in quotes, or a number as a text; null for anything else. */
export function textOf(value: Value | null | undefined): string | null {
  return value?.kind === 'literal' ? String(value.is) : null;
}

/** One of several, each as likely as the others. */
export function oneOf(values: readonly Value[]): Value | null {
  const [first, ...rest] = values;
  if (first === undefined) return null;
  const others = oneOf(rest);
  if (others === null) return first;
  const roll = call('random', literal(1), literal(values.length));
  return { kind: 'either', test: binary(roll, '==', literal(1)), yes: first, no: others };
}

export function isSame(one: Value | null, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a value is another one each time that it is asked for. */
export function hasChance(value: Value): boolean {
  return hasPart(value, (part) =>
    part.kind === 'call'
      ? CHANCES.test(part.name)
      : part.kind === 'name' && part.name.startsWith('random.'),
  );
}

/** A value with another one in place of some of its parts; `change` returns null for what stays. */
export function changeValue(value: Value, change: (part: Value) => Value | null): Value {
  const changed = change(value);
  if (changed !== null) return changed;
  const of = (part: Value): Value => changeValue(part, change);
  switch (value.kind) {
    case 'call':
      return { ...value, given: value.given.map(of) };
    case 'binary':
      return { ...value, left: of(value.left), right: of(value.right) };
    case 'not':
    case 'minus':
    case 'spread':
      return { ...value, of: of(value.of) };
    case 'either':
      return { ...value, test: of(value.test), yes: of(value.yes), no: of(value.no) };
    case 'array':
      return { ...value, items: value.items.map(of) };
    case 'map':
      return { ...value, entries: value.entries.map(([key, part]) => [key, of(part)] as const) };
    default:
      return value;
  }
}

/** Whether a part of a value is as asked. */
export function hasPart(value: Value, isWanted: (part: Value) => boolean): boolean {
  let isFound = false;
  changeValue(value, (part) => {
    isFound ||= isWanted(part);
    return null;
  });
  return isFound;
}
