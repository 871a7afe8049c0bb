import { fenceAt, splitBlocks } from '../text/split-blocks';

/** A picture in a page’s text. */
export interface PictureInText {
  from: number;
  to: number;
  /** Its line, counted from 1. */
  line: number;
  written: string;
  src: string;
  alt: string;
}

const MARKDOWN = /!\[(?<alt>(?:\\.|[^\]\\])*)\]\((?<src>[^()\s]+)(?:\s+"[^"]*")?\)/g;
const FIGURE = /<Figure\b(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
const SRC = /\bsrc="(?<value>[^"]*)"/;
const ALT = /\balt="(?<value>[^"]*)"/;

/** The pictures of a text, without those in code. */
export function picturesIn(text: string): PictureInText[] {
  const blocks = splitBlocks(text);
  const found = [...text.matchAll(MARKDOWN), ...text.matchAll(FIGURE)];
  return found.flatMap((match) => {
    const [written] = match;
    const from = match.index;
    const { alt, src } = match.groups ?? {
      src: SRC.exec(written)?.groups?.value,
      alt: ALT.exec(written)?.groups?.value?.replaceAll('&quot;', '"'),
    };
    if (src === undefined || fenceAt(blocks, from) !== null) return [];
    const line = text.slice(0, from).split('\n').length;
    const plain = (alt ?? '').replace(/\\(?=[^\w\s])/g, '');
    return [{ from, to: from + written.length, line, written, src, alt: plain }];
  });
}

/** A picture as the page writes it, with another file and what that shows; all else stays. */
export function withPicture({ written }: PictureInText, src: string, alt: string): string {
  const said = alt.trim().replace(/\s+/g, ' ');
  if (written.startsWith('!')) {
    const rest = /\]\([^()\s]+(?<title>(?:\s+"[^"]*")?)\)$/.exec(written)?.groups?.title ?? '';
    return `![${said.replace(/[[\]\\<{`*_]/g, '\\$&')}](${src}${rest})`;
  }
  const attribute = `alt="${said.replaceAll('"', '&quot;')}"`;
  const replaced = written.replace(SRC, () => `src="${src}"`);
  return ALT.test(replaced)
    ? replaced.replace(ALT, () => attribute)
    : replaced.replace(SRC, (found) => `${found} ${attribute}`);
}
