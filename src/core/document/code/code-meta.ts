import rangeParser from 'parse-numeric-range';

const TITLE = /\btitle=(?<quote>["'])(?<title>.*?)\k<quote>/;
const RANGE = /\{(?<range>[\d,-]+)\}/;
const LINE_NUMBERS = /\bshowLineNumbers(?:=(?<start>\d+))?\b/;
const QUOTED = /(?<key>[\w-]+)=(?<quote>["'])(?<value>.*?)\k<quote>/g;

/** What the words after a fence's language say. */
export interface CodeMeta {
  title: string | null;
  /** Lines to highlight, from 1; null where the fence names none, and comments may. */
  highlightedLines: number[] | null;
  /** Number of the first line, or null for no numbers. */
  lineNumbersFrom: number | null;
  /** `key="value"` pairs other than the title. */
  options: Record<string, string>;
  /** Bare words: `fragment`. */
  flags: string[];
}

/** Reads a fence's meta: `title="x" {1,3-5} showLineNumbers=5 fragment`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const range = RANGE.exec(meta)?.groups?.range;
  const numbers = LINE_NUMBERS.exec(meta);
  const options = Object.fromEntries(
    [...meta.matchAll(QUOTED)]
      .map(({ groups }) => [groups?.key ?? '', groups?.value ?? ''] as const)
      .filter(([key]) => key !== 'title'),
  );
  return {
    title: TITLE.exec(meta)?.groups?.title ?? null,
    highlightedLines: range === undefined ? null : rangeParser(range),
    lineNumbersFrom: numbers === null ? null : Number(numbers.groups?.start ?? 1),
    options,
    flags: meta
      .replace(QUOTED, '')
      .replace(RANGE, '')
      .replace(LINE_NUMBERS, '')
      .split(/\s+/)
      .filter(Boolean),
  };
}
