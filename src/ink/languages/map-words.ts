import type { Token, TokenStream } from 'prismjs';
import { plainTextOf, tokenizeInk } from '../grammar/tokenize-ink';
import { readMarkupTag } from './markup-tag';
import type { RowKind } from './text-row';

/** What a text of each kind follows on its line, so that it is read as what it is; what is in quotes is read as text. */
export const HEADS: Readonly<Record<RowKind, string>> = {
  text: '',
  choice: '* ',
  value: '',
  tag: '# title: ',
  item: '',
  player: '',
};

/** The choice that a link in a text stands for, by its words. */
const LINKED = /(?<=^\\?\[link(?:=|\s[^\]]*\bto="?))[^"\]\\]+/;

/**
 * Changes the words of a text that players read, and leaves logic, markup and signs as they are. A link has the words of a
 * choice, as that has them: `changeChoice`.
 */
export function mapWords(
  kind: RowKind,
  original: string,
  change: (words: string) => string,
  changeChoice: (words: string) => string = change,
): string {
  const mapper = new WordMapper(change, changeChoice);
  // What a tag says is read as text.
  const head = kind === 'tag' ? '' : HEADS[kind];
  return mapper.map(tokenizeInk(head + original), head.length);
}

class WordMapper {
  private isPath = false;

  constructor(
    private readonly change: (words: string) => string,
    private readonly changeChoice: (words: string) => string,
  ) {}

  map(stream: TokenStream, skipped: number): string {
    const mapped = this.mapParts([stream].flat());
    return mapped.slice(skipped);
  }

  private mapParts(parts: readonly (string | Token)[]): string {
    return parts.map((part) => this.mapPart(part)).join('');
  }

  private mapPart(part: string | Token): string {
    if (typeof part === 'string') return this.isPath ? part : this.mapPlain(part);
    const text = plainTextOf(part);
    switch (part.type) {
      case 'choice-line':
      case 'braces':
        return this.mapParts([part.content].flat());
      case 'markup': {
        const { name, path } = readMarkupTag(text);
        if (path !== null) this.isPath = path === 'begins';
        return name === 'link' ? text.replace(LINKED, this.changeChoice) : text;
      }
      default:
        return text;
    }
  }

  /** Entities of HTML are signs, not words. */
  private mapPlain(text: string): string {
    return text
      .split(/(&#?\w+;)/)
      .map((part, index) => (index % 2 === 0 ? this.change(part) : part))
      .join('');
  }
}
