import { hasNameLetters } from '../reading/name-letters';

/*
 * What a writer calls a place, where that is no name for ink: a comment behind its header, which players never see and
 * which goes wherever the header goes: `=== The_gatekeepers_lodge // The gatekeeper’s lodge`. Only a comment that makes
 * the very name is one, or one that makes no name at all (`=== passage_2 // ともしび`), so that a note behind a header
 * stays a note.
 */

const HEADER = /^[ \t]*=+(?:[^/\r\n]|\/(?!\/))*/;
/** Between the comments of a header: not in an address, `https://`. */
const BETWEEN = /(?<=[^ \t])(?=[ \t]+\/\/)/;
const SIGN = /^[ \t]*\/\/+[ \t]*/;

/** The name in ink for what a writer calls a place; names have no spaces, and no signs of a sentence. */
export function inkName(title: string): string {
  return title
    .normalize()
    .replace(/['’‘"“”,;:!?()]/g, '')
    .replace(/\.(?=\s|$)/g, '')
    .replace(/[^\p{L}\p{M}\p{N}_.]+/gu, ' ')
    .trim()
    .replaceAll(' ', '_');
}

/** The same without the letters that ink takes in no name, such as kana, and not too long; empty if none is left. */
export function knownName(title: string): string {
  const name = inkName(title);
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize();
  const letters = hasNameLetters(name.replaceAll('.', '_')) ? name : plain;
  return Array.from(letters, (letter) => (hasNameLetters(letter) ? letter : '_'))
    .join('')
    .replace(/_+/g, '_')
    .slice(0, 60)
    .replace(/^_|_$/g, '');
}

/** A name of ink as a writer reads it: with spaces. */
export function spacedName(name: string): string {
  return name.replace(/(?<=[^_.])_+(?=[^_.])/g, ' ');
}

/** What a writer calls the place of a header line; null if its name says it. */
export function titleIn(header: string, name: string): string | null {
  return partsOf(header).comments.map(wordsOf).find(isTitleOf(name)) ?? null;
}

/** A header line with another title of its place, or without one if its name says the same; the rest of it stays. */
export function withTitle(header: string, name: string, title: string): string {
  const typed = title
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\/{2,}/g, '/');
  const isTitle = isTitleOf(name);
  const isSaid = typed === name || typed === spacedName(name) || !isTitle(typed);
  const { start, comments } = partsOf(header);
  const at = comments.findIndex((comment) => isTitle(wordsOf(comment)));
  if (at < 0 && isSaid) return header;
  const others = comments.filter((comment) => !isTitle(wordsOf(comment)));
  const apart = others[0]?.startsWith('/') === true ? ' ' : '';
  const sign = SIGN.exec(comments[at] ?? '')?.[0] ?? ' // ';
  others.splice(Math.max(0, at), 0, isSaid ? '' : `${sign}${typed}${apart}`);
  const end = header.endsWith('\r') ? '\r' : '';
  return start + others.join('') + end;
}

/** The comments of a header, each with the space before it, and what is before them. */
function partsOf(header: string): { start: string; comments: string[] } {
  const start = (HEADER.exec(header)?.[0] ?? header).trimEnd();
  const rest = header.slice(start.length).replace(/\r$/, '');
  return { start, comments: rest.trim() === '' ? [] : rest.split(BETWEEN) };
}

function wordsOf(comment: string): string {
  return comment.replace(SIGN, '').trim();
}

function isTitleOf(name: string): (comment: string) => boolean {
  return (comment) => {
    if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(comment)) return false;
    if (inkName(comment) === name) return true;
    // A second place of the name has a number, `hall_2`, and no name begins with one: `passage_7_days`.
    const known = knownName(comment);
    return ['', name.replace(/_\d+$/, ''), name.replace(/^passage_(?=\d)/, '')].includes(known);
  };
}
