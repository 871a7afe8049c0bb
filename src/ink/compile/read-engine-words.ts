import type { Token, TokenStream } from 'prismjs';
import { plainTextOf } from '../grammar/tokenize-ink';
import { lineKind } from '../reading/line-kind';
import { possibleTexts } from './possible-texts';

/**
 * Where a tag is written: at the top of the story, where it applies to the whole game; on a line of text; in the
 * brackets of a choice; or in a choice’s text before them, where it belongs to both choice and line.
 */
export type TagPlace = 'top' | 'line' | 'choice' | 'choice-and-line';

/** A tag of ink. */
export interface WrittenTag {
  kind: 'tag';
  /** Its possible texts when ink is played: `BACKGROUND: sea.jpg`; `{…}` stands for a value. */
  texts: string[];
  place: TagPlace;
  /** Line in the sample, from 1. */
  line: number;
}

/** Markup: `[link=Go]`, `[/link]`, `\[b\]`. */
export interface WrittenMarkup {
  kind: 'markup';
  name: string;
  isClosing: boolean;
  /** Each with its possible values; the name is null for the value of `[link=Go]`. */
  attributes: { name: string | null; values: string[] }[];
  line: number;
}

/** A choice whose text is an instruction: `>>>(delay=2)`. */
export interface WrittenChoiceText {
  kind: 'choice-text';
  text: string;
  line: number;
}

export type WrittenWord = WrittenTag | WrittenMarkup | WrittenChoiceText;

/** Finds the words in ink tokens that are meant for the engine, in their order in the text. */
export function readEngineWords(stream: TokenStream): WrittenWord[] {
  const finder = new WordFinder();
  finder.read(stream, null);
  return finder.words;
}

/** Lines after which tags still count as being at the top. */
const DECLARATIONS = new Set(['comment', 'todo', 'tag']);

class WordFinder {
  readonly words: WrittenWord[] = [];
  private line = 1;
  private isTop = true;

  /** Reads tokens; `choicePlace` is the place of tags within a choice, null outside of one. */
  read(stream: TokenStream, choicePlace: TagPlace | null): void {
    for (const token of [stream].flat()) {
      if (typeof token === 'string') this.readText(token);
      else this.readToken(token, choicePlace);
    }
  }

  private readText(text: string): void {
    if (text.trim() !== '') this.isTop = false;
    this.line += text.split('\n').length - 1;
  }

  private readToken(token: Token, choicePlace: TagPlace | null): void {
    const text = plainTextOf(token);
    if (token.type === 'declaration') this.isTop &&= lineKind(text) !== 'include';
    else if (!DECLARATIONS.has(token.type)) this.isTop = false;
    switch (token.type) {
      case 'choice-line':
        this.readChoice(token.content);
        return;
      case 'braces':
        this.read(token.content, choicePlace);
        return;
      case 'tag':
        this.words.push({
          kind: 'tag',
          texts: possibleTexts(token.content).map((possible) => possible.replace('#', '').trim()),
          place: choicePlace ?? (this.isTop ? 'top' : 'line'),
          line: this.line,
        });
        break;
      case 'markup':
        this.readMarkup(token, choicePlace !== null);
        break;
      case 'builtin':
        if (text.startsWith('>>>')) this.words.push({ kind: 'choice-text', text, line: this.line });
        break;
    }
    this.line += text.split('\n').length - 1;
  }

  private readChoice(content: TokenStream): void {
    let place: TagPlace = 'choice-and-line';
    for (const part of [content].flat()) {
      if (isBracket(part, '[')) place = 'choice';
      else if (isBracket(part, ']')) place = 'line';
      this.read(part, place);
    }
  }

  private readMarkup({ content }: Token, isInChoice: boolean): void {
    const parts = [content].flat();
    const [opening] = parts;
    const name = parts.find(
      (part): part is Token => typeof part !== 'string' && part.type === 'markup-name',
    );
    if (name === undefined || opening === undefined) return;
    const sign = plainTextOf(opening);
    // In the braces of a choice, brackets still belong to ink.
    if (isInChoice && !sign.startsWith('\\')) return;
    const attributes: WrittenMarkup['attributes'] = [];
    for (const part of parts) {
      if (typeof part === 'string') continue;
      if (part.type === 'attr-name') {
        attributes.push({ name: plainTextOf(part), values: ['true'] });
      } else if (part.type === 'attr-value') {
        const values = possibleTexts(part.content).map(valueIn);
        const last = attributes.at(-1);
        if (last === undefined) attributes.push({ name: null, values });
        else last.values = values;
      }
    }
    this.words.push({
      kind: 'markup',
      name: plainTextOf(name),
      isClosing: sign.endsWith('/'),
      attributes,
      line: this.line,
    });
  }
}

function isBracket(part: string | Token, sign: '[' | ']'): boolean {
  return typeof part !== 'string' && part.type === 'punctuation' && part.content === sign;
}

/** A value without the surrounding syntax: `="a b"`. */
function valueIn(text: string): string {
  return text.replace(/^="(?<value>.*)"$/s, '$<value>').replace(/^=/, '');
}
