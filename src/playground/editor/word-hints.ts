import { escapeRegExp } from '../../base/text/escape-reg-exp';
import { rememberLast } from '../../base/text/remember-last';
import { editorMessages } from '../../config/messages/editor';
import {
  readEngineWords,
  type WrittenMarkup,
  type WrittenWord,
} from '../../ink/compile/read-engine-words';
import { tokenizeInk } from '../../ink/grammar/tokenize-ink';
import { knotStarts } from '../../ink/reading/read-pieces';
import { ENGINE_THEMES, isEngineTheme } from '../../ink/story/engine-themes';
import type { Mend } from '../../ink/story/mend';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { CompletionWords } from '../../ink/words/completion-words';
import { likelyName } from '../../ink/words/likely-name';
import { elseLines } from './else-hints';
import { tagHint, type Said } from './tag-hints';

const { hints } = editorMessages;

/** Longer pieces of a file are not checked during typing; in UTF-16 units. */
const LONGEST = 100_000;
/** Several times the knots of a long story. */
const MEMORY = 4096;

/**
 * Notes about what neither compiler nor engine complains about: tags and markup that the engine does not know, tags
 * without their colon or with a value that does nothing, and “else” without a colon. Stories may define their own
 * tags, so an unknown one is noted only if it means one of the engine’s or resembles one; unknown markup appears in
 * the story as written.
 */
export function wordHints({ source, files }: StoryProgram, words: CompletionWords): StoryMessage[] {
  const read = readers.get(words) ?? rememberLast(readerOf(words), MEMORY);
  readers.set(words, read);
  const texts: [file: string | null, text: string][] = [[null, source], ...Object.entries(files)];
  return texts.flatMap(([file, text]) => {
    const starts = knotStarts(text);
    let above = 0;
    return starts.flatMap((from, index) => {
      const { hints: found, breaks } = read(text.slice(from, starts[index + 1] ?? text.length));
      const placed = found.map((hint) => ({ ...hint, ...note, file, line: above + hint.line }));
      above += breaks;
      return placed;
    });
  });
}

/** What was read before with the words of the engine, which are loaded once: a key press changes one knot of many. */
const readers = new WeakMap<CompletionWords, ReturnType<typeof readerOf>>();

function readerOf(words: CompletionWords) {
  const known = {
    tags: [...words.gameTags, ...words.sceneTags, ...words.choiceTags].map(({ name }) => name),
    markup: words.markup.map(({ name }) => name),
    words,
  };
  return (piece: string) => ({
    hints: piece.length > LONGEST ? [] : hintsIn(piece, known),
    /** How many lines begin in it, besides its first. */
    breaks: piece.split('\n').length - 1,
  });
}

const note = { severity: 'note', isEngineFailure: false } as const;

interface Known {
  tags: readonly string[];
  markup: readonly string[];
  words: CompletionWords;
}

interface Hint extends Said {
  line: number;
}

/** How a line is put right; null where its word does not stand in it as it is read. */
function mendIn(line: string | undefined, right: Said['right']): Mend | null {
  const was = line?.replace(/\r$/, '');
  const is = was === undefined ? undefined : right?.(was);
  return was === undefined || is === undefined || is === was ? null : { was, is };
}

/** Puts another name after the sign of a tag or of markup. */
function renamed(sign: string, name: string, right: string): (line: string) => string {
  const written = new RegExp(`(?<sign>${sign})${escapeRegExp(name)}(?![-\\w])`, 'g');
  return (line) => line.replace(written, `$<sign>${right}`);
}

/** What there is to say about a piece of a file, by its lines. */
function hintsIn(
  text: string,
  known: Known,
): (Pick<StoryMessage, 'text' | 'hint' | 'mend'> & { line: number })[] {
  const tokens = tokenizeInk(text);
  const lines = text.split('\n');
  const written = readEngineWords(tokens);
  const markup = markupByLine(written);
  const ofWords = written.flatMap((word): Hint[] => {
    const said =
      word.kind === 'markup'
        ? markupHint(word, markupAround(word, markup, lines), known)
        : tagWordHint(word, known);
    return said === null ? [] : [{ ...said, line: word.line }];
  });
  const ofElse = elseLines(tokens).map((line) => ({
    text: hints.elseColon,
    hint: hints.elseHint,
    line,
  }));
  return [...ofWords, ...ofElse]
    .sort((one, other) => one.line - other.line)
    .map(({ right, ...hint }: Hint) => {
      const mend = mendIn(lines[hint.line - 1], right);
      return { ...hint, ...(mend && { mend }) };
    });
}

/** The markup of the line of a word, before and after it. */
interface MarkupAround {
  before: readonly WrittenMarkup[];
  after: readonly WrittenMarkup[];
  /** Whether the line has alternatives, of which only one is in a paragraph. */
  hasBranches: boolean;
}

type MarkupByLine = ReadonlyMap<number, readonly WrittenMarkup[]>;

function markupByLine(written: readonly WrittenWord[]): MarkupByLine {
  const byLine = new Map<number, WrittenMarkup[]>();
  for (const word of written) {
    if (word.kind !== 'markup') continue;
    const beside = byLine.get(word.line);
    if (beside === undefined) byLine.set(word.line, [word]);
    else beside.push(word);
  }
  return byLine;
}

function markupAround(
  word: WrittenMarkup,
  byLine: MarkupByLine,
  lines: readonly string[],
): MarkupAround {
  const beside = byLine.get(word.line) ?? [];
  const place = beside.indexOf(word);
  return {
    before: beside.slice(0, place),
    after: beside.slice(place + 1),
    hasBranches: /\{.*\|/.test(lines[word.line - 1] ?? ''),
  };
}

function markupHint(word: WrittenMarkup, around: MarkupAround, known: Known): Said | null {
  const { name, isClosing } = word;
  if (isClosing) return closingHint(name, around, known);
  if (known.markup.includes(name)) return null;
  const { meant, markup } = known.words;
  const near = likelyName(name, known.markup, meant.markup);
  const isClosed = around.after.some((one) => one.isClosing && [name, near].includes(one.name));
  // A word in brackets that nothing closes is a word in brackets, but no markup after it is read.
  const wantsEnd = markup.every((one) => one.name !== near || one.isPaired);
  const isMeant = Object.hasOwn(meant.markup, name.toLowerCase());
  const isFollowed =
    !around.hasBranches && around.after.some((one) => known.markup.includes(one.name));
  if (wantsEnd && !isMeant && !isClosed)
    return isFollowed ? { text: hints.bracketed(name), hint: hints.space } : null;
  const said = { text: hints.markup(name, near), hint: null };
  return near === null ? said : { ...said, right: renamed(String.raw`\[\/?`, name, near) };
}

/** An end that belongs to no beginning, where a beginning has no end. */
function closingHint(name: string, { before, after }: MarkupAround, { words }: Known): Said | null {
  const isPaired = (one: WrittenMarkup): boolean =>
    words.markup.some((own) => own.name === one.name && own.isPaired);
  const open: string[] = [];
  for (const one of before.filter(isPaired)) {
    if (!one.isClosing) open.push(one.name);
    else if (open.includes(one.name)) open.splice(open.lastIndexOf(one.name), 1);
  }
  const [last] = open.slice(-1);
  const isClosed = after.some((one) => one.isClosing && one.name === last);
  if (last === undefined || open.includes(name) || isClosed) return null;
  const count = before.filter((one) => one.isClosing && one.name === name).length;
  const right = (line: string): string => withOtherEnd(line, count, { name, last });
  return { text: hints.closing(name, last), hint: null, right };
}

/** Gives the end of markup another name: that which comes after so many of its name. */
function withOtherEnd(
  line: string,
  count: number,
  { name, last }: { name: string; last: string },
): string {
  const ends = [...line.matchAll(new RegExp(String.raw`\[\/${escapeRegExp(name)}(?=\\?\])`, 'g'))];
  const { index, 0: end } = ends[count] ?? { index: 0, 0: '' };
  return end === '' ? line : `${line.slice(0, index)}[/${last}${line.slice(index + end.length)}`;
}

function tagWordHint(word: WrittenWord, known: Known): Said | null {
  const { meant } = known.words;
  if (word.kind !== 'tag' || word.texts.length !== 1) return null;
  const [text = ''] = word.texts;
  const said = tagHint(text, word.place, known.words);
  if (said !== null) return said;
  const name = tagName(text);
  if (name === 'theme') return themeHint(text);
  if (name === null || known.tags.includes(name)) return null;
  // Of two equally similar names, the one in the same case is likelier.
  const isLarge = (tag: string) => tag === tag.toUpperCase();
  const likely = known.tags.filter((tag) => isLarge(tag) === isLarge(name));
  const near = likelyName(name, [...likely, ...known.tags], meant.tags);
  if (near === null) return null;
  return {
    text: hints.tag(name, near),
    hint: hints.ownTag,
    right: renamed(String.raw`#[ \t]*`, name, near),
  };
}

function themeHint(text: string): Said | null {
  const theme = /^[^:]*:\s*(?<theme>[^{}]*\S)\s*$/.exec(text)?.groups?.theme;
  if (theme === undefined || isEngineTheme(theme)) return null;
  const near = likelyName(theme, ENGINE_THEMES, {});
  const said = { text: hints.theme(theme, near), hint: hints.ownTheme };
  return near === null
    ? said
    : { ...said, right: renamed(String.raw`#[ \t]*theme:\s*`, theme, near) };
}

/** The tag’s name as the engine reads it; null if part of the name is computed in the story. */
function tagName(text: string): string | null {
  const name = /^\s*(?<name>\w+)\s*(?::|$)/.exec(text)?.groups?.name;
  return name ?? null;
}
