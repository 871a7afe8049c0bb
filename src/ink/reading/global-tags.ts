import { withoutComments } from './comments';
import { isAboveStory } from './line-kind';

/** A tag of the whole game, as written at the top of the story. */
export interface WrittenGlobalTag {
  name: string;
  /** Null for a tag without a value. */
  value: string | null;
  /** Line, from 1. */
  line: number;
  /** From its sign to its end, in the source. */
  from: number;
  to: number;
}

const TAG = /(?<!\\)#[ \t]*(?<name>[\p{L}\d_-]+)[ \t]*(?::[ \t]*(?<value>(?:\\.|[^#\\\n])*))?/gu;

/** The tags at the top of a story’s main file, above its first line of text or INCLUDE. */
export function readGlobalTags(source: string): WrittenGlobalTag[] {
  const tags: WrittenGlobalTag[] = [];
  let at = 0;
  for (const [index, line] of withoutComments(source).split('\n').entries()) {
    if (!isAboveStory(line)) break;
    if (/^\s*#/.test(line)) {
      for (const match of line.trimEnd().matchAll(TAG)) {
        const { name = '', value } = match.groups ?? {};
        tags.push({
          name,
          value: value === undefined ? null : readValue(value),
          line: index + 1,
          from: at + match.index,
          to: at + match.index + match[0].trimEnd().length,
        });
      }
    }
    at += line.length + 1;
  }
  return tags;
}

function readValue(value: string): string {
  return value.trim().replace(/\\(.)/g, '$1');
}
