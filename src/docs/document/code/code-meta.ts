import rangeParser from 'parse-numeric-range';

/** Line numbers have at most five digits: the list is expanded and must not fill the memory. */
const RANGE = /\{(?<range>\d{1,5}(?:-\d{1,5})?(?:,\d{1,5}(?:-\d{1,5})?)*)\}/;
const LINE_NUMBERS = /\bshowLineNumbers(?:=(?<start>\d+))?\b/;
const QUOTED = /(?<key>[\w-]+)=(?<quote>["'])(?<value>.*?)\k<quote>/g;

/** What the words after a fence’s language mean. */
export interface CodeMeta {
  title: string | null;
  /** Lines to highlight, from 1; null if the fence lists none, so that comments may. */
  highlightedLines: number[] | null;
  /** Number of the first line, or null for no line numbers. */
  lineNumbersFrom: number | null;
  /** `key="value"` pairs other than the title. */
  options: Record<string, string>;
  /** Bare words: `fragment`. */
  flags: string[];
}

/** Reads a fence's meta: `title="x" {1,3-5} showLineNumbers=5 fragment`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const quoted = new Map(
    [...meta.matchAll(QUOTED)].map(({ groups }) => [groups?.key ?? '', groups?.value ?? '']),
  );
  const title = quoted.get('title');
  quoted.delete('title');
  const bare = meta.replace(QUOTED, '');
  const range = RANGE.exec(bare)?.groups?.range;
  const numbers = LINE_NUMBERS.exec(bare);
  return {
    title: title === undefined || title === '' ? null : title,
    highlightedLines: range === undefined ? null : rangeParser(range),
    lineNumbersFrom: numbers === null ? null : Number(numbers.groups?.start ?? 1),
    options: Object.fromEntries(quoted),
    flags: bare.replace(RANGE, '').replace(LINE_NUMBERS, '').split(/\s+/).filter(Boolean),
  };
}
