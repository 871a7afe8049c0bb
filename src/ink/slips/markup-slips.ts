import { FILE_MARKUP, FILE_TAGS } from '../story/file-values';
import { typesAt, type InkLine } from './ink-line';
import { slipAt, slipOfLine, slipToRewrite, type Recogniser } from './slip';
import { asName, placeFor } from './known-names';

/** Kinds of tokens in which nothing is text for players. */
const NO_TEXT = [
  'logic',
  'comment',
  'tag',
  'declaration',
  'divert',
  'knot',
  'stitch',
  'condition',
  'markup',
  'escape',
];
const isText = (line: InkLine, at: number): boolean =>
  !typesAt(line, at).some((type) => NO_TEXT.includes(type));

/** Markup as it stands in this line: a choice keeps bare brackets for itself. */
const inLine = ({ kind }: InkLine, markup: string): string =>
  kind === 'choice' ? markup.replace(/[[\]]/g, '\\$&') : markup;

const EMPHASIS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w'\\])''(?=[^\s'])(?<words>[^'\n]+(?:'[^'\n]+)*)(?<=[^\s'])''(?![\w'])/gu, 'b'],
  [/(?<![\w*\\])\*\*\*(?=[^\s*])(?<words>[^*\n]+?)(?<=[^\s*])\*\*\*(?![\w*])/gu, 'b'],
  [/(?<![\w*\\])\*\*(?=[^\s*])(?<words>[^*\n]+?)(?<=[^\s*])\*\*(?![\w*])/gu, 'b'],
  [/(?<![\w_\\])__(?=[^\s_])(?<words>[^_\n]+?)(?<=[^\s_])__(?![\w_])/gu, 'b'],
  [/(?<![\w*\\])\*(?=[^\s*])(?<words>[^*\n]+?)(?<=[^\s*])\*(?![\w*])/gu, 'i'],
  [/(?<![\w_\\])_(?=[^\s_])(?<words>[^_\n]+?)(?<=[^\s_])_(?![\w_])/gu, 'i'],
  [/(?<![~\w\\])~~(?=[^\s~])(?<words>[^~\n]+?)(?<=[^\s~])~~(?![~\w])/gu, 's'],
  [/(?<![`\\\w])`(?=[^\s`])(?<words>[^`\n]+?)`(?![`\w])/gu, 'code'],
  [/(?<![\w/:\\])\/\/(?=[^\s/])(?<words>[^/\n]+?)(?<=[^\s/])\/\/(?![\w/])/gu, 'i'],
];

/** Stars, underscores and other signs of Markdown around words. */
export const findEmphasis: Recogniser = (line) => {
  const { text } = line;
  const isStruck = /^\s*~~[^\s~][^~]*~~/u.test(text);
  if (['declaration', 'header', 'include', 'comment'].includes(line.kind)) return null;
  if (line.kind === 'logic' && !isStruck) return null;
  for (const [pattern, element] of EMPHASIS) {
    for (const match of text.matchAll(pattern)) {
      const { words = '' } = match.groups ?? {};
      const isSlashed = pattern.source.includes('\\/\\/');
      const isStart = text.slice(0, match.index).trim() === '' && /^[*~]/.test(match[0]);
      if (isSlashed && !typesAt(line, match.index).includes('comment')) continue;
      if (isSlashed && text.slice(0, match.index).trim() === '') continue;
      if (!isSlashed && !isStart && !isText(line, match.index)) continue;
      if (isStart && match[0].includes('[')) continue;
      const mended = `[${element}]${words}[/${element}]`;
      return slipAt(isStart ? 'emphasisAtStart' : 'emphasis', line, [
        match.index,
        match[0],
        isStart ? mended : inLine(line, mended),
      ]);
    }
  }
  return null;
};

/** Headings, quotations, pictures and links of Markdown. */
export const findMarkdown: Recogniser = (line, { names }) => {
  const { text, code } = line;
  const heading = /^\s*(?<signs>#{2,6})\s+(?<words>[^#]+?)\s*#*\s*$/u.exec(code)?.groups;
  if (heading !== undefined) {
    const level = `h${(heading.signs ?? '').length}`;
    return slipOfLine('heading', line, `[${level}]${heading.words ?? ''}[/${level}]`);
  }
  // Ink’s own tags are seldom written as titles are.
  const title = /^\s*#\s+(?<words>\p{Lu}\p{Ll}*(?:['’ ]\p{L}+)+)\s*$/u.exec(code)?.groups?.words;
  if (title !== undefined) return slipOfLine('heading', line, `[h1]${title}[/h1]`, true);
  const picture =
    /!\[(?<words>[^\]]*)\]\((?<file>[^()\s]+(?:[ ]+[^()\s"]+)*)(?:\s+"[^"]*")?\)/u.exec(text);
  if (picture !== null)
    return slipAt('picture', line, [
      picture.index,
      picture[0],
      inLine(line, `[img]${picture.groups?.file ?? ''}[/img]`),
    ]);
  const link =
    /(?<![\w!\\])\[(?<words>[^\][]+)\]\((?<address>(?:https?:\/\/|mailto:|www\.)[^()\s]+)\)/u.exec(
      text,
    );
  if (link !== null) {
    const address = (link.groups?.address ?? '').replace('://', ':/\\/');
    return slipAt('link', line, [
      link.index,
      link[0],
      inLine(line, `[url=${address}]${link.groups?.words ?? ''}[/url]`),
    ]);
  }
  const way = /^(?:[-*+]|\d+[.)])?\s*\[(?<words>[^\][]+)\]\(#?(?<name>[\w-]+)\)\s*$/u.exec(
    code.trim(),
  );
  const place = placeFor(way?.groups?.name ?? '', names);
  if (place !== null)
    return slipOfLine('goto', line, `* [${way?.groups?.words ?? ''}] -> ${place}`);
  const inline = /(?<![\w!\\])\[(?<words>[^\][]+)\]\(#(?<name>[\w-]+)\)/u.exec(text);
  if (inline !== null && line.kind === 'text') {
    const { words = '', name = '' } = inline.groups ?? {};
    const known = placeFor(name, names);
    const choice = `+ [${words}] -> ${known ?? asName(name)}`;
    if (known === null) return slipToRewrite('goto', inline[0], choice);
    const before = text.slice(0, inline.index);
    const is = `${before}${words}${text.slice(inline.index + inline[0].length)}\n${choice}`;
    return { ...slipOfLine('goto', line, is), written: inline[0], mended: choice };
  }
  const quote = /^\s*(?:>\s+)*>\s+(?<words>\S[^\n]*?)\s*$/u.exec(code)?.groups?.words;
  return quote !== undefined && line.kind === 'text' && !quote.includes('->')
    ? slipOfLine('quote', line, `[blockquote]${quote}[/blockquote]`, true)
    : null;
};

const FILE = String.raw`[^\][\s"'“”<>]+\.(?:png|jpe?g|gif|webp|svg|avif|mp4|webm)`;

/** `[img=owl.png]`, `[img src="owl.png"]`, `[img]owl.png` and `[owl.png]`. */
export const findPicture: Recogniser = (line) => {
  const shapes = [
    // Twine’s own.
    new RegExp(String.raw`\[(?<name>img)\[(?<file>${FILE})\](?:\[[^\]]*\])?\]`, 'iu'),
    new RegExp(
      String.raw`\[(?<name>img|image|picture|video)\s*[=:]\s*["“']?(?<file>${FILE})["”']?\s*/?\](?:\s*\[/\k<name>\])?`,
      'iu',
    ),
    new RegExp(
      String.raw`\[(?<name>img|image|picture|video)\s+(?:src\s*=\s*|file\s*=\s*)?["“']?(?<file>${FILE})["”']?\s*/?\](?:\s*\[/\k<name>\])?`,
      'iu',
    ),
    new RegExp(String.raw`\[(?<name>img|picture|video)\](?<file>${FILE})(?![^\n]*\[/)`, 'iu'),
    new RegExp(String.raw`\[(?<file>${FILE})\](?!\()`, 'iu'),
  ];
  for (const shape of shapes) {
    const match = shape.exec(line.code);
    if (match === null || typesAt(line, match.index).includes('escape')) continue;
    const { name = 'img', file = '' } = match.groups ?? {};
    const right = FILE_MARKUP.has(name.toLowerCase()) ? name.toLowerCase() : 'img';
    return slipAt('picture', line, [
      match.index,
      match[0],
      inLine(line, `[${right}]${file}[/${right}]`),
    ]);
  }
  return null;
};

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ nbsp: '\u00A0', amp: '&', quot: '"', apos: "'", '#39': "'", hellip: '…', mdash: '—' },
  ...{ ndash: '–', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', eacute: 'é', copy: '©' },
};

/** Entities of HTML, and `\n` of other languages, which players see as they are. */
export const findCode: Recogniser = (line) => {
  const { code } = line;
  for (const match of code.matchAll(/&(?<name>#?\w{2,6});/gu)) {
    const sign = ENTITIES[match.groups?.name ?? ''];
    const isAlone = !/<\w[^<>]*>/.test(code);
    if (sign !== undefined && isAlone && isText(line, match.index))
      return slipAt('entity', line, [match.index, match[0], sign]);
  }
  const escape = /(?<!\\)(?:\\[nr])+(?![\w\\])/u.exec(code);
  return escape !== null && line.kind !== 'tag'
    ? slipAt('newline', line, [escape.index, escape[0], '<br>'])
    : null;
};

/** Paths with backslashes, which ink drops, and what is around the name of a file to include. */
export const findPath: Recogniser = (line, { files }) => {
  if (line.kind === 'include') {
    const written = line.code.replace(/^\s*INCLUDE\s*:?\s*/, '').trim();
    let right = written
      .replace(/^["“”'‘<]+|["”“'’>;]+$/gu, '')
      .replaceAll('\\', '/')
      .replace(/^\.\//, '');
    if (!files.includes(right)) {
      const same = files.find(
        (name) =>
          name.toLowerCase() === right.toLowerCase() ||
          name.toLowerCase() === `${right.toLowerCase()}.ink`,
      );
      right = same ?? right;
    }
    const isRight =
      line.code.trim() === `INCLUDE ${right}` ||
      (right === written && !/INCLUDE\s*:/.test(line.code));
    return right === '' || isRight ? null : slipOfLine('include', line, `INCLUDE ${right}`);
  }
  const file = String.raw`(?<path>[\w .-]+(?:\\[\w .-]+)+\.\w{2,4})`;
  const tag = new RegExp(String.raw`#\s*(?<name>\w+)\s*:\s*${file}`, 'u').exec(line.code);
  const markup = new RegExp(String.raw`\[(?<name>\w+)\](?:\.\\)?${file}`, 'u').exec(line.code);
  const found = tag !== null && FILE_TAGS.has(tag.groups?.name ?? '') ? tag : markup;
  const path = found?.groups?.path;
  if (
    found === null ||
    path === undefined ||
    (found === markup && !FILE_MARKUP.has(found.groups?.name ?? ''))
  )
    return null;
  return slipAt('path', line, [
    found.index + found[0].length - path.length,
    path,
    path.replaceAll('\\', '/'),
  ]);
};
