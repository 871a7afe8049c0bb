import { fold } from '../../base/text/fold';
import type { StoryProgram } from '../../ink/story/story-program';
import { spacedName, titleIn } from '../../ink/story/place-title';
import { readPieces } from '../../ink/reading/read-pieces';

/** A knot, function or stitch in an outline (a stitch before the first knot is a part of its own), or the text before the first, which has no name. */
export interface OutlinePart {
  kind: 'beginning' | 'knot' | 'function' | 'stitch';
  name: string;
  /** What its writer calls it, if its name does not say it. */
  title?: string;
  /** As after a divert arrow; empty for the beginning. */
  id: string;
  line: number;
  /** Words of prose, with those of its stitches. */
  words: number;
  stitches: OutlinePart[];
}

/** A variable, constant, list or external function; `items` are those of a list. */
export interface OutlineName {
  kind: 'variable' | 'constant' | 'list' | 'external';
  name: string;
  line: number;
  items: string[];
}

/** What a file contains; the file is null for the main one. */
export interface FileOutline {
  file: string | null;
  words: number;
  parts: OutlinePart[];
  names: OutlineName[];
}

/** The outline of each file of a story, the main file’s first. */
export function outlineOf({ source, files }: StoryProgram): FileOutline[] {
  return [[null, source] as const, ...Object.entries(files)].map(([file, text]) =>
    outlineOfFile(file, text),
  );
}

/** An outline with the numbers of words, and the items of lists, that a translation of the story has, part by part. */
export function withWordsOf(
  translated: readonly FileOutline[],
  outline: readonly FileOutline[],
): FileOutline[] {
  const files = new Map(translated.map((file) => [file.file, file]));
  return outline.map((own) => {
    const { words, parts, names } = files.get(own.file) ?? own;
    return {
      ...own,
      words,
      parts: own.parts.map((part, index) => withWordsOfPart(parts[index], part)),
      names: own.names.map((name, index) => {
        const other = names[index];
        return other?.name === name.name ? { ...name, items: other.items } : name;
      }),
    };
  });
}

/** What another text is about stays as it is. */
function withWordsOfPart(other: OutlinePart | undefined, part: OutlinePart): OutlinePart {
  if (other?.id !== part.id) return part;
  const stitches = part.stitches.map((one, index) => withWordsOfPart(other.stitches[index], one));
  return { ...part, words: other.words, stitches };
}

/** An outline with only what has a text in its name; parts and lists also stay with what they contain. */
export function filterOutline(outline: readonly FileOutline[], text: string): FileOutline[] {
  const wanted = fold(text).trim();
  if (wanted === '') return [...outline];
  const has = (name: string): boolean => fold(name).includes(wanted);
  const isCalled = (part: OutlinePart): boolean => has(part.name) || has(shownName(part));
  return outline.map((file) => ({
    ...file,
    parts: file.parts.flatMap((part) => {
      if (isCalled(part)) return [part];
      const stitches = part.stitches.filter(isCalled);
      return stitches.length === 0 ? [] : [{ ...part, stitches }];
    }),
    names: file.names.filter(({ name, items }) => has(name) || items.some(has)),
  }));
}

/** What a part is called as its writer does. */
export function shownName({ kind, name, title }: OutlinePart): string {
  return title ?? (kind === 'function' ? name : spacedName(name));
}

/** Whether a game that stands at a place, such as `hall.attic.bow`, is in a part. */
export function isAtPlace(place: string | null, knot: string, stitch?: string): boolean {
  const [first, second] = place?.split('.') ?? [];
  return first === knot && (stitch === undefined || second === stitch);
}

function outlineOfFile(file: string | null, text: string): FileOutline {
  const outline: FileOutline = { file, words: 0, parts: [], names: [] };
  let line = 1;
  let counted = 0;
  const lineAt = (position: number): number => {
    for (; counted < position; counted += 1) if (text[counted] === '\n') line += 1;
    return line;
  };
  for (const { from: start, names, words } of readPieces(text)) {
    outline.words += words;
    if (start === 0 && words > 0 && !/^[ \t]*=/.test(text)) {
      outline.parts.push({ kind: 'beginning', name: '', id: '', line: 1, words, stitches: [] });
    }
    for (const { role, path: name, from } of names) {
      if (!('declares' in role)) continue;
      const { declares: kind } = role;
      const at = { name, line: lineAt(start + from) };
      const title = titleIn(lineOf(text, start + from), name);
      const called = title === null ? at : { ...at, title };
      switch (kind) {
        case 'knot':
        case 'function':
          outline.parts.push({ kind, ...called, id: name, words, stitches: [] });
          break;
        case 'stitch': {
          const knot = outline.parts.findLast((part) => part.kind !== 'stitch');
          const isFirst = knot === undefined || knot.kind === 'beginning';
          const id = isFirst ? name : `${knot.name}.${name}`;
          const stitch: OutlinePart = { kind, ...called, id, words, stitches: [] };
          if (isFirst) outline.parts.push(stitch);
          else {
            knot.words += words;
            knot.stitches.push(stitch);
          }
          break;
        }
        case 'variable':
        case 'constant':
        case 'list':
        case 'external':
          outline.names.push({ kind, ...at, items: [] });
          break;
        case 'list-item':
          outline.names.findLast((other) => other.kind === 'list')?.items.push(name);
          break;
      }
    }
  }
  return outline;
}

function lineOf(text: string, position: number): string {
  const end = text.indexOf('\n', position);
  return text.slice(text.lastIndexOf('\n', position) + 1, end === -1 ? text.length : end);
}
