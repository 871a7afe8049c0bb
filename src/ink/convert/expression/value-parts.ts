import { call, changeValue, literal, nameOf, type Value } from './value';

/** What has functions, and is no variable itself. */
const SPACES = /^(?:Math|Number|State|_|(?:window\.)?story|engine|Engine|setup|random)$/;

/** The part of a value that has a name or a place: `name`, `length`, `1st`, `2ndlast`. */
export function partOf(of: Value | null, part: string): Value | null {
  if (of === null) return null;
  if (part === 'length') return call('.length', of);
  if (part === 'last') return call('.item', of, literal(-1));
  const [, place, last] = /^(\d+)(?:st|nd|rd|th)(last)?$/.exec(part) ?? [];
  if (place !== undefined) {
    return call('.item', of, literal(last === undefined ? Number(place) - 1 : -Number(place)));
  }
  // `(passage:)'s tags`
  if (of.kind === 'call' && of.name === 'passage' && /^(?:name|tags)$/.test(part)) {
    return part === 'tags' ? call('tags') : of;
  }
  return of.kind === 'name' ? nameOf(`${of.name}.${part}`) : null;
}

/** The item of an array at a place, or the part of a map with a name. */
export function itemOf(of: Value, index: Value): Value | null {
  return index.kind === 'literal' && typeof index.is === 'string'
    ? partOf(of, index.is)
    : call('.item', of, index);
}

/** What a function makes of values; an array and a map are made by functions as well. */
export function called(name: string, given: readonly Value[]): Value | null {
  // A list of ink has each word once, as a dataset has.
  if (/^(?:a|array|ds|dataset)$/.test(name)) return { kind: 'array', items: given };
  return name === 'dm' || name === 'datamap' ? pairs(given) : call(name, ...given);
}

/** Functions by their own names, without what they belong to; variables without what stands before them. */
export function settled(value: Value, plainName: (name: string) => string): Value {
  return changeValue(value, (part) => {
    if (part.kind === 'name') return nameOf(plainName(part.name));
    const [first, ...rest] = part.kind === 'call' ? part.given : [];
    if (part.kind !== 'call' || first?.kind !== 'name' || !part.name.startsWith('.')) return null;
    if (!SPACES.test(first.name)) return null;
    return call(part.name.slice(1), ...rest.map((one) => settled(one, plainName)));
  });
}

function pairs(given: readonly Value[]): Value | null {
  const entries = given.flatMap((key, index) => {
    const value = given[index + 1];
    if (index % 2 === 1 || key.kind !== 'literal' || value === undefined) return [];
    return [[String(key.is), value] as const];
  });
  return entries.length * 2 === given.length ? { kind: 'map', entries } : null;
}
