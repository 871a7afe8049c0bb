import type { TokenStream } from 'prismjs';
import { tokenizeInk } from '../grammar/tokenize-ink';
import { lineKind, type LineKind } from '../reading/line-kind';

/** How many lines above a line are looked at. */
export const FAR = 200;

/** A piece of a line, with the kinds of the tokens around it, outer ones first. */
export interface Part {
  from: number;
  text: string;
  types: readonly string[];
}

/** A line of a file as the grammar reads it. */
export interface InkLine {
  text: string;
  /** The same with spaces in place of comments, so that places stay. */
  code: string;
  kind: LineKind;
  parts: readonly Part[];
}

/** Reads the lines of a file. */
export function readInkLines(source: string): InkLine[] {
  const lines: Part[][] = [[]];
  const read = (stream: TokenStream, types: readonly string[]): void => {
    if (Array.isArray(stream)) for (const part of stream) read(part, types);
    else if (typeof stream !== 'string') read(stream.content, [...types, stream.type]);
    else
      for (const [index, text] of stream.split('\n').entries()) {
        if (index > 0) lines.push([]);
        const parts = lines.at(-1) ?? [];
        const last = parts.at(-1);
        if (text !== '') parts.push({ from: last ? last.from + last.text.length : 0, text, types });
      }
  };
  read(tokenizeInk(source.replaceAll('\r\n', '\n')), []);
  return lines.map((parts) => {
    const code = parts.map(({ text, types }) =>
      types.includes('comment') ? ' '.repeat(text.length) : text,
    );
    const joined = code.join('');
    const kind = lineKind(joined);
    return { text: parts.map(({ text }) => text).join(''), code: joined, kind, parts };
  });
}

/** The kinds of the tokens around a place of a line. */
export function typesAt({ parts }: InkLine, at: number): readonly string[] {
  return parts.find(({ from, text }) => from <= at && at < from + text.length)?.types ?? [];
}
