import { COMMENT, withoutComments } from '../reading/comments';
import { readGlobalTags, type WrittenGlobalTag } from '../reading/global-tags';
import { titleOf } from './game-name';
import type { StoryProgram } from './story-program';

/**
 * Writes a tag of the whole game: in the place of the present one, else below those beside the title, or at the top. A
 * tag in capitals stays with the line below the tags. Null removes a tag; an empty value is a tag without a value.
 */
export function writeGlobalTag(source: string, name: string, value: string | null): string {
  const tags = readGlobalTags(source);
  const own = tags.filter((tag) => tag.name === name);
  let result = source;
  // From the end, so that the places before it stay right.
  for (const tag of [...own].reverse()) {
    const isKept = tag === own[0] && value !== null;
    result = isKept ? replaced(result, tag, written(name, value)) : removed(result, tag);
  }
  if (own.length > 0 || value === null) return result;
  const last = isOfGame(name) ? lastBesideTitle(tags) : tags.at(-1);
  const at = last === undefined ? startOfStory(source) : endOfLine(source, last.to);
  const line = written(name, value);
  return last === undefined
    ? `${source.slice(0, at)}${line}\n${source.slice(at)}`
    : `${source.slice(0, at)}\n${line}${source.slice(at)}`;
}

/** The story with its name as a title in its text, as the engine needs it, unless it has one. */
export function withTitle(program: StoryProgram, given: string | null): StoryProgram {
  if (!given || titleOf(program) !== '') return program;
  return { ...program, source: writeGlobalTag(program.source, 'title', given) };
}

/**
 * Where INCLUDE goes in a file without one: below the comments at its top and the tags of the whole game, which end there.
 * Tags in capitals stay with the line below them.
 */
export function placeOfInclude(source: string): number {
  const last = readGlobalTags(source).findLast(({ name }) => isOfGame(name));
  return last === undefined ? startOfStory(source) : endOfLine(source, last.to) + 1;
}

/** The last of the lines of tags that begin with the title, or with the first tag of the whole game. */
function lastBesideTitle(tags: readonly WrittenGlobalTag[]): WrittenGlobalTag | undefined {
  const own = tags.filter(({ name }) => isOfGame(name));
  const first = own.findIndex(({ name }) => name === 'title');
  return own
    .slice(Math.max(0, first))
    .find((tag, place, block) => (block[place + 1]?.line ?? Infinity) > tag.line + 1);
}

/** Whether a tag is for the whole game only; those in capitals are for the scene below them, too. */
function isOfGame(name: string): boolean {
  return name === name.toLowerCase();
}

function written(name: string, value: string): string {
  const text = value.replace(/\s+/g, ' ').trim();
  return text === '' ? `# ${name}` : `# ${name}: ${writeValue(text)}`;
}

/** In a value, these belong to ink unless a backslash precedes them. */
function writeValue(value: string): string {
  return value.replace(/[\\#{}|]/g, '\\$&').replaceAll('//', '\\/\\/');
}

function replaced(source: string, { from, to }: WrittenGlobalTag, text: string): string {
  return source.slice(0, from) + text + source.slice(to);
}

function removed(source: string, { from, to }: WrittenGlobalTag): string {
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const end = endOfLine(source, to);
  const rest = source.slice(start, from) + source.slice(to, end);
  return rest.trim() === ''
    ? source.slice(0, start) + source.slice(end + 1)
    : source.slice(0, start) + rest.trim() + source.slice(end);
}

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}

/** Below the comments at the top. */
function startOfStory(source: string): number {
  const first = withoutComments(source).search(/\S/);
  const story = first < 0 ? source.length : first;
  const ends = Array.from(source.slice(0, story).matchAll(COMMENT), ({ index, 0: comment }) =>
    endOfLine(source, index + comment.length),
  );
  return (ends.findLast((end) => end < story) ?? -1) + 1;
}
