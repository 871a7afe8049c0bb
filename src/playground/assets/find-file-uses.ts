import { FILE_MARKUP, FILE_TAGS } from '../../ink/story/file-values';
import type { StoryProgram } from '../../ink/story/story-program';
import { withoutComments } from '../../ink/reading/comments';

/** A place in a story that names a file. */
export interface FileUse {
  /** The ink file; null for the main one. */
  file: string | null;
  /** Line, from 1. */
  line: number;
  /** The path as written; `*` for what is computed while the story is played. */
  path: string;
  isComputed: boolean;
  /** The tag or the markup that names it; null in a string. */
  by: string | null;
  /** Where the path begins and ends in the text of its file. */
  from: number;
  to: number;
}

const TAG = /#[ \t]*(?<name>[\w-]+)[ \t]*:(?<value>(?:\\.|\{[^{}\n]*\}|[^#\\\n{|}])*)/g;
const MARKUP =
  /\\?\[(?<name>[a-z]+)(?<attributes>(?:[ \t][^[\]\n]*)?)\\?\](?<value>[^[\]\n]*?)\\?\[\/\k<name>\\?\]/g;
const POSTER = /\bposter=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s"]+))/;
const CHOICE = /[ \t]*[*+]/y;
const STRING = /"(?<value>[^"\n{}\\]*\.\w{2,5})"/g;
/** What is no path: `CSS(…)`, `false`, a web address. */
const NO_PATH = /^(?:CSS\(|false$|[a-z][a-z\d+.-]*:|\\?\/)/i;

/** Finds every place in a story that names a file: tags, markup, and strings that look like one of `paths`. */
export function findFileUses(
  { source, files }: StoryProgram,
  paths: ReadonlySet<string>,
): FileUse[] {
  const texts: [string | null, string][] = [[null, source], ...Object.entries(files)];
  return texts.flatMap(([file, text]) => {
    const starts = lineStarts(text);
    return placesIn(withoutComments(text), paths)
      .sort((one, other) => one.from - other.from)
      .map((place) => ({ ...place, file, line: lineAt(starts, place.from) }));
  });
}

type Place = Pick<FileUse, 'path' | 'isComputed' | 'by' | 'from' | 'to'>;

function placesIn(code: string, paths: ReadonlySet<string>): Place[] {
  const places: Place[] = [];
  const starts = lineStarts(code);
  const add = (by: string, text: string, from: number): void => {
    const path = text.trim();
    const start = from + text.indexOf(path);
    if (path === '' || NO_PATH.test(path)) return;
    if (path.includes('{')) places.push(...computedPlaces(by, path, start));
    else places.push({ path, isComputed: false, by, from: start, to: start + path.length });
  };
  for (const { index, 0: whole, groups } of code.matchAll(TAG)) {
    const { name = '', value = '' } = groups ?? {};
    if (!FILE_TAGS.has(name) || (code[index - 1] ?? '') === '\\') continue;
    const from = index + whole.length - value.length;
    // In a choice, the bracket that closes its hidden part also ends a tag.
    const own = isChoice(code, starts[lineAt(starts, index) - 1] ?? 0)
      ? (/^[^\]]*/.exec(value)?.[0] ?? '')
      : value;
    // A second word is the width of the cover.
    add(name, name === 'cover' ? (/^\s*\S*/.exec(own)?.[0] ?? '') : own, from);
  }
  for (const { index, 0: whole, groups } of code.matchAll(MARKUP)) {
    const { name = '', attributes = '', value = '' } = groups ?? {};
    if (!FILE_MARKUP.has(name)) continue;
    const inner = whole.indexOf(']') + 1;
    add(name, value, index + inner);
    const poster = POSTER.exec(attributes);
    const written = poster?.groups?.quoted ?? poster?.groups?.bare ?? '';
    if (poster !== null) {
      const start = whole.indexOf(attributes) + poster.index + poster[0].indexOf(written);
      add('poster', written, index + start);
    }
  }
  for (const { index, groups } of without(code, places).matchAll(STRING)) {
    const { value = '' } = groups ?? {};
    if (!paths.has(value)) continue;
    const from = index + 1;
    places.push({ path: value, isComputed: false, by: null, from, to: from + value.length });
  }
  return places;
}

/** `img/{place}.png` could be any file that fits; `{day:a.png|b.png}` names two. */
function computedPlaces(by: string, path: string, from: number): Place[] {
  const pattern = path.replace(/\{[^{}]*\}/g, '*');
  if (pattern !== '*') {
    return [{ path: pattern, isComputed: true, by, from, to: from + path.length }];
  }
  const start = path.search(/[:!&~]/) + 1 || 1;
  const parts = path.slice(start, -1).split('|');
  let at = from + start;
  return parts.flatMap((part) => {
    const own = part.trim();
    const begin = at + part.indexOf(own);
    at += part.length + 1;
    const isPath = /^[^\s"()]+(?: [^\s"()]+)*\.\w{2,5}$/.test(own);
    return isPath
      ? [{ path: own, isComputed: false, by, from: begin, to: begin + own.length }]
      : [];
  });
}

function isChoice(code: string, lineStart: number): boolean {
  CHOICE.lastIndex = lineStart;
  return CHOICE.test(code);
}

/** The text with spaces in some places. */
function without(code: string, places: readonly Place[]): string {
  let result = '';
  let at = 0;
  for (const { from, to } of [...places].sort((one, other) => one.from - other.from)) {
    if (from < at) continue;
    result += code.slice(at, from) + ' '.repeat(to - from);
    at = to;
  }
  return result + code.slice(at);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  return low + 1;
}
