import { fenceAt, splitBlocks, type Fence } from '../text/split-blocks';
import { tagPlace, type TagPlace } from './tag-place';

/** What is being written at the cursor, and where its last word begins. */
export type SourcePlace = { from: number } & (
  | { kind: 'insertion' | 'language' | 'admonition' | 'link' | 'picture' }
  | { kind: 'fence-word'; language: string }
  | { kind: 'anchor'; href: string }
  | { kind: 'ink'; fence: Fence }
  | TagPlace
);

/** Nobody writes a longer paragraph with a tag in it. */
const LONGEST = 4000;

/** Determines what a page’s text up to a position is part of; null for plain text and code. */
export function sourcePlace(text: string, position: number): SourcePlace | null {
  const blocks = splitBlocks(text);
  const fence = fenceAt(blocks, position);
  const lineStart = text.lastIndexOf('\n', position - 1) + 1;
  const line = text.slice(lineStart, position);
  if (fence !== null) {
    return lineStart === fence.from ? fenceLinePlace(line, position) : codePlace(fence, position);
  }
  const typed = (pattern: RegExp) => pattern.exec(line)?.groups;
  if ((line.split('`').length - 1) % 2 === 1) return null;

  const admonition = typed(/^[ \t>]*:{3,}(?<word>\w*)$/);
  if (admonition?.word !== undefined) return at('admonition', position, admonition.word);
  const link = typed(/(?<sign>!?)\[[^[\]]*\]\((?<href>[^()]{0,200})$/);
  if (link?.href !== undefined) return linkPlace(link.href, link.sign === '!', position);

  const start = blocks.find(({ from, to }) => from <= position && position <= to)?.from ?? position;
  const paragraph = text.slice(Math.max(start, position - LONGEST), position);
  const rest = /^[^<>]*/.exec(text.slice(position, position + LONGEST))?.[0] ?? '';
  const tag = tagPlace(paragraph, rest, text.slice(0, position));
  if (tag !== null) return { ...tag, from: position - tag.typed.length };

  const slash = typed(/(?:^|\s)\/(?<word>(?:\w[\w ]*)?)$/);
  return slash?.word === undefined ? null : at('insertion', position, slash.word);
}

function at(kind: 'insertion' | 'admonition', position: number, typed: string): SourcePlace {
  return { kind, from: position - typed.length };
}

function codePlace(fence: Fence, position: number): SourcePlace | null {
  return fence.language.toLowerCase() === 'ink' ? { kind: 'ink', from: position, fence } : null;
}

function fenceLinePlace(line: string, position: number): SourcePlace | null {
  const { language, meta } =
    /^[ \t>]*(?:`{3,}|~{3,})(?<language>[^\s`]*)(?<meta>\s[^`]*)?$/.exec(line)?.groups ?? {};
  if (language === undefined) return null;
  if (meta === undefined) return { kind: 'language', from: position - language.length };
  const isInText = (meta.split('"').length - 1) % 2 === 1;
  const word = /[\w-]*$/.exec(meta)?.[0] ?? '';
  if (isInText || meta.endsWith(`{${word}`)) return null;
  return { kind: 'fence-word', language, from: position - word.length };
}

function linkPlace(href: string, isPicture: boolean, position: number): SourcePlace {
  const hash = href.indexOf('#');
  if (!isPicture && hash >= 0) {
    const anchor = href.slice(hash + 1);
    return { kind: 'anchor', href: href.slice(0, hash), from: position - anchor.length };
  }
  const kind = isPicture || href.startsWith('/img') ? 'picture' : 'link';
  return { kind, from: position - href.length };
}
