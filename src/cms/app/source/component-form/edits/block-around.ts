import { openComponents } from '../../completion/tag-place';
import { splitBlocks } from '../../text/split-blocks';

/** What looks like a tag and is none. */
const CODE = /(?<!`)(?<sign>`+)(?!`)[^]*?(?<!`)\k<sign>(?!`)|\{\/\*[^]*?\*\/\}|\\[<{]/g;
const NOTE = /^[ \t>]*:{3,}(?<name>\w*)/gm;
/** A line that may go on with what is above an empty line. */
const GOES_ON = /^(?:[ \t]|[-*+][ \t]|\d+[.)][ \t])/;

/**
 * The lines around a position that can be read by themselves: all of the outermost list, note or component. Reading a whole
 * page takes too long for each key.
 */
export function blockAround(text: string, position: number): { from: number; to: number } {
  let start = 0;
  let components: string[] = [];
  let notes = 0;
  for (const { from, to, fence } of splitBlocks(text)) {
    const block = text.slice(from, to);
    const isBetween = components.length === 0 && notes === 0;
    if (isBetween && block.trim() !== '' && !GOES_ON.test(block)) {
      if (from > position) return { from: start, to: from };
      start = from;
    }
    if (fence !== null) continue;
    const tags = block.replace(CODE, '');
    components = openComponents(tags, components);
    for (const { groups } of tags.matchAll(NOTE)) {
      notes = Math.max(0, notes + (groups?.name === '' ? -1 : 1));
    }
  }
  return { from: start, to: text.length };
}
