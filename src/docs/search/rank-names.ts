import { normalizeName, signOf } from './normalize-name';
import type { SearchName } from './search-data';

/** How many prefix matches are shown. */
const BEGINNINGS = 3;
const NAMES = 6;

/** For a plain word, glossary terms come before tags in different case, and attributes come last. */
const KINDS: readonly SearchName['kind'][] = ['term', 'entry', 'attribute'];

/** Exact matches first, then a few prefix matches; a leading sign (`#`, `[`) limits them to names written with it. */
export function rankNames(text: string, names: readonly SearchName[]): SearchName[] {
  const typed = normalizeName(text);
  const sign = signOf(text);
  if (typed === '') return [];
  const ranked = names.flatMap((name, position) => {
    const rank = rankOf(typed, sign, name);
    return rank === null ? [] : [{ name, position, rank }];
  });
  ranked.sort(
    (left, right) =>
      left.rank - right.rank ||
      KINDS.indexOf(left.name.kind) - KINDS.indexOf(right.name.kind) ||
      left.position - right.position,
  );
  let beginnings = 0;
  return ranked
    .filter(({ rank }) => rank < 3 || (beginnings += 1) <= BEGINNINGS)
    .slice(0, NAMES)
    .map(({ name }) => name);
}

/** Whether an entry was typed by its name, ignoring signs and case. */
export function isEntryNamed(text: string, { title, names, kind }: SearchName): boolean {
  const sign = signOf(text);
  const typed = normalizeName(text).toLowerCase();
  return (
    kind === 'entry' &&
    (sign === '' || signOf(title) === sign) &&
    names.some((name) => name.toLowerCase() === typed)
  );
}

/** Whether a tag, markup or term was typed by its own name, and not by another word for it. */
export function isCalled(text: string, { names: [own = ''], kind }: SearchName): boolean {
  return kind !== 'attribute' && own.toLowerCase() === normalizeName(text).toLowerCase();
}

/** 0 for an exact match, up to 3 for a prefix match; null otherwise. */
function rankOf(typed: string, sign: string, { title, names, kind }: SearchName): number | null {
  if (sign !== '' && signOf(title) !== sign) return null;
  if (names.includes(typed)) return 0;
  const lower = typed.toLowerCase();
  const own = names.map((name) => name.toLowerCase());
  const place = own.indexOf(lower);
  // Readers type words in lower case, even if the glossary capitalizes them.
  if (place === 0 && kind === 'term' && typed === lower) return 0;
  if (place !== -1) return place === 0 ? 1 : 2;
  // A single letter matches too many names, and there are many attributes.
  if (lower.length < 2 || (kind === 'attribute' && !lower.includes(' '))) return null;
  return own.some((name) => name.startsWith(lower)) ? 3 : null;
}
