import './prism-manual';
import { tokenize } from 'prismjs/components/prism-core';
import { editorMessages } from '../../config/messages/editor';
import { readEngineWords, type WrittenWord } from '../../ink/compile/read-engine-words';
import { inkGrammar } from '../../ink/grammar/ink-grammar';
import { ENGINE_THEMES, isEngineTheme } from '../../ink/story/engine-themes';
import type { StoryMessage } from '../../ink/story/story-message';
import type { StoryProgram } from '../../ink/story/story-program';
import type { CompletionWords } from '../../ink/words/completion-words';
import { likelyName, type MeantNames } from '../../ink/words/likely-name';

const { hints } = editorMessages;

/** Longer files are not checked during typing; in UTF-16 units. */
const LONGEST = 100_000;

/**
 * Notes about tags and markup that the engine does not know. Stories may define their own tags, so a tag is noted
 * only if it means one of the engine’s or resembles one; unknown markup appears in the story as written.
 */
export function wordHints({ source, files }: StoryProgram, words: CompletionWords): StoryMessage[] {
  const known = {
    tags: [...words.gameTags, ...words.sceneTags, ...words.choiceTags].map(({ name }) => name),
    markup: words.markup.map(({ name }) => name),
    meant: words.meant,
  };
  const texts: [file: string | null, text: string][] = [[null, source], ...Object.entries(files)];
  return texts.flatMap(([file, text]) =>
    (text.length > LONGEST ? [] : readEngineWords(tokenize(text, inkGrammar))).flatMap((word) => {
      const said = textOf(word, known);
      return said === null ? [] : [{ ...said, ...note, file, line: word.line }];
    }),
  );
}

const note = { severity: 'note', isEngineFailure: false } as const;

function textOf(
  word: WrittenWord,
  known: { tags: readonly string[]; markup: readonly string[]; meant: MeantNames },
): Pick<StoryMessage, 'text' | 'hint'> | null {
  if (word.kind === 'markup') {
    const { name, isClosing } = word;
    if (isClosing || known.markup.includes(name)) return null;
    const near = likelyName(name, known.markup, known.meant.markup);
    return { text: hints.markup(name, near), hint: null };
  }
  if (word.kind !== 'tag' || word.texts.length !== 1) return null;
  const [text = ''] = word.texts;
  const name = tagName(text);
  if (name === 'theme') return themeHint(text);
  if (name === null || known.tags.includes(name)) return null;
  // Of two equally similar names, the one in the same case is likelier.
  const isLarge = (tag: string) => tag === tag.toUpperCase();
  const likely = known.tags.filter((tag) => isLarge(tag) === isLarge(name));
  const near = likelyName(name, [...likely, ...known.tags], known.meant.tags);
  return near === null ? null : { text: hints.tag(name, near), hint: hints.ownTag };
}

function themeHint(text: string): Pick<StoryMessage, 'text' | 'hint'> | null {
  const theme = /^[^:]*:\s*(?<theme>[^{}]*\S)\s*$/.exec(text)?.groups?.theme;
  if (theme === undefined || isEngineTheme(theme)) return null;
  return { text: hints.theme(theme, likelyName(theme, ENGINE_THEMES, {})), hint: hints.ownTheme };
}

/** The tag’s name as the engine reads it; null if part of the name is computed in the story. */
function tagName(text: string): string | null {
  const name = /^\s*(?<name>\w+)\s*(?::|$)/.exec(text)?.groups?.name;
  return name ?? null;
}
