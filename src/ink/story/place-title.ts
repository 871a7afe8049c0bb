/*
 * What a writer calls a place, where that is no name for ink: a comment behind its header, which players never see and
 * which goes wherever the header goes: `=== The_gatekeepers_lodge // The gatekeeper’s lodge`. Only a comment that makes
 * the very name is one, so that a note behind a header stays a note.
 */

const SEPARATOR = /[ \t]*\/\/+[ \t]*/;
const HEADER = /^(?<header>[ \t]*=+(?:[^/\r\n]|\/(?!\/))*)(?<comments>\/\/[^\r\n]*)?/;

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

/** A name of ink as a writer reads it: with spaces. */
export function spacedName(name: string): string {
  return name.replace(/(?<=[^_.])_+(?=[^_.])/g, ' ');
}

/** What a writer calls the place of a header line; null if its name says it. */
export function titleIn(header: string, name: string): string | null {
  return commentsOf(header).find((comment) => inkName(comment) === name) ?? null;
}

/** A header line with another title of its place, or without one if its name says the same. */
export function withTitle(header: string, name: string, title: string): string {
  const typed = title
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\/{2,}/g, '/');
  const isSaid = typed === name || typed === spacedName(name) || inkName(typed) !== name;
  const others = commentsOf(header).filter((comment) => inkName(comment) !== name);
  const comments = [...(isSaid ? [] : [typed]), ...others].map((comment) => ` // ${comment}`);
  const end = header.endsWith('\r') ? '\r' : '';
  return (HEADER.exec(header)?.groups?.header ?? header).trimEnd() + comments.join('') + end;
}

function commentsOf(header: string): string[] {
  const { comments = '' } = HEADER.exec(header)?.groups ?? {};
  return comments
    .split(SEPARATOR)
    .map((comment) => comment.trim())
    .filter((comment) => comment !== '');
}
