/** A fence, from its first line to its last; its code does not include them. */
export interface Fence {
  from: number;
  to: number;
  codeFrom: number;
  codeTo: number;
  language: string;
  meta: string;
}

/** A part of a page’s text: a fence, or a paragraph of what is not code. */
export interface Block {
  from: number;
  to: number;
  fence: Fence | null;
}

/** In quotes and lists, fences are indented. */
const OPENING = /^[ \t>]*(?<sign>`{3,}|~{3,})[ \t]*(?<language>[^\s`]*)[ \t]*(?<meta>[^`]*)$/;
const CLOSING = /^[ \t>]*(?<sign>`{3,}|~{3,})[ \t]*$/;

/** Splits the text of a page at its fences and empty lines; an unclosed fence goes on to the end. */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let at = 0;
  let open: { sign: string; fence: Fence } | null = null;
  const endBlock = (to: number, fence: Fence | null) => {
    if (to > start) blocks.push({ from: start, to, fence });
    start = to;
  };
  for (const line of text.split('\n')) {
    const next = Math.min(at + line.length + 1, text.length);
    if (open === null) {
      const { sign, language = '', meta = '' } = OPENING.exec(line)?.groups ?? {};
      if (sign !== undefined) {
        endBlock(at, null);
        const fence = {
          from: at,
          to: text.length,
          codeFrom: next,
          codeTo: text.length,
          language,
          meta,
        };
        open = { sign, fence };
      } else if (line.trim() === '') {
        endBlock(next, null);
      }
    } else if (CLOSING.exec(line)?.groups?.sign?.startsWith(open.sign) === true) {
      endBlock(next, { ...open.fence, codeTo: at, to: next });
      open = null;
    }
    at = next;
  }
  endBlock(text.length, open?.fence ?? null);
  return blocks;
}

/** The fence whose first line or code contains a position, or null. */
export function fenceAt(blocks: readonly Block[], position: number): Fence | null {
  const fences = blocks.flatMap(({ fence }) => fence ?? []);
  const isWithin = ({ from, to, codeTo }: Fence) =>
    from <= position && (position < codeTo || (codeTo === to && position === to));
  return fences.find(isWithin) ?? null;
}
