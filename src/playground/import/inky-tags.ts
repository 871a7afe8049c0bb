import { lineKind } from '../../ink/reading/line-kind';
import type { StoryProgram } from '../../ink/story/story-program';
import { withoutComments } from '../../ink/reading/comments';

/** A tag that Inky’s page for the web understands, and what to do with it. */
export interface InkyTag {
  file: string | null;
  /** Line, from 1. */
  line: number;
  /** The tag’s name as Inky writes it. */
  name: InkyTagName;
  before: string;
  /** The line as it should be in Atrament; null if it can stay, or if there is no equivalent. */
  after: string | null;
}

/** The tags of Inky’s page for the web. */
export const INKY_TAGS = [
  'author',
  'theme',
  'AUDIO',
  'AUDIOLOOP',
  'BACKGROUND',
  'CLASS',
  'CLEAR',
  'IMAGE',
  'LINK',
  'LINKOPEN',
  'RESTART',
  'UNCLICKABLE',
] as const;
export type InkyTagName = (typeof INKY_TAGS)[number];

/** Tags that mean the same in Atrament if they are written the same. */
const SAME: readonly InkyTagName[] = [
  'author',
  'theme',
  'CLASS',
  'IMAGE',
  'RESTART',
  'UNCLICKABLE',
];
/** What only Atrament understands. */
const ATRAMENT =
  /\[\/\w+\]|#\s*(?:PLAY_|STOP_|PAGE_BACKGROUND|CHECKPOINT|RESTART_|AUTO_CHOICE|PROMPT|CHOICES|HIDDEN)/;

const TAG = /(?<![\\#])#[ \t]*(?<name>[\w-]+)[ \t]*(?<value>:(?:\\.|[^#\\\n\]|}])*)?/g;

/** Finds the tags of Inky’s page in a program. */
export function findInkyTags({ source, files }: StoryProgram): InkyTag[] {
  const texts: [string | null, string][] = [[null, source], ...Object.entries(files)];
  return texts.flatMap(([file, text]) => {
    const lines = text.split('\n');
    return withoutComments(text)
      .split('\n')
      .flatMap((code, index) => tagsIn(code, lines[index] ?? '', { file, line: index + 1 }));
  });
}

/** Whether a text was probably written for Inky’s page, and has tags that Atrament treats differently. */
export function isFromInky(text: string): boolean {
  if (ATRAMENT.test(text)) return false;
  return findInkyTags({ source: text, files: {} }).some(
    ({ name, after }) => after !== null || !SAME.includes(name),
  );
}

/** The program with the lines that Atrament understands. */
export function rewriteInkyTags({ source, files }: StoryProgram): StoryProgram {
  return {
    source: rewritten(source),
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, rewritten(text)])),
  };
}

function rewritten(text: string): string {
  const lines = text.split('\n');
  const changes = findInkyTags({ source: text, files: {} }).filter(({ after }) => after !== null);
  for (const { line, before, after } of changes) {
    if (lines[line - 1] === before && after !== null) lines[line - 1] = after;
  }
  // A line with several tags is changed one tag at a time.
  return changes.length === 0 ? text : rewritten(lines.join('\n'));
}

function tagsIn(
  code: string,
  before: string,
  place: { file: string | null; line: number },
): InkyTag[] {
  return [...code.matchAll(TAG)].flatMap((match): InkyTag[] => {
    const written = match.groups?.name ?? '';
    const name = INKY_TAGS.find((known) => known.toLowerCase() === written.toLowerCase());
    if (name === undefined) return [];
    const change = { code, before, at: match.index, length: match[0].length, written, name };
    return [{ ...place, name, before, after: rewrittenLine(change, match.groups?.value ?? '') }];
  });
}

interface Change {
  code: string;
  before: string;
  at: number;
  length: number;
  written: string;
  name: string;
}

/** Inky does not mind capitals; Atrament does. Its links are markup. */
function rewrittenLine(change: Change, value: string): string | null {
  const { code, before, at, length, written, name } = change;
  if (name === 'LINK' || name === 'LINKOPEN') {
    const address = value.replace(/^:/, '').trim();
    const text = code.slice(0, at).trim();
    const isPlain = text !== '' && code.slice(at + length).trim() === '' && before === code;
    if (
      !isPlain ||
      !['text', 'tag', 'block', 'empty'].includes(lineKind(code)) ||
      /[[\]{}]/.test(address + text)
    )
      return null;
    const indent = /^\s*/.exec(code)?.[0] ?? '';
    return `${indent}[url=${address}]${text}[/url]`;
  }
  if (written === name) return null;
  const from = before.indexOf(written, at);
  return before.slice(0, from) + name + before.slice(from + written.length);
}
