const slashes = String.raw`\/\/\s*WORD\s*`;
const starred = String.raw`\/\*\s*WORD\s*\*\/`;
const braced = String.raw`\{\s*\/\*\s*WORD\s*\*\/\s*\}`;
const hash = String.raw`#\s*WORD\s*`;
const angled = String.raw`<!--\s*WORD\s*-->`;

const everyStyle = [slashes, starred, braced, hash, angled];

/** The comment syntax of each language. In ink `#` starts a tag, so it must not be read as a comment. */
const stylesByLanguage: Record<string, string[]> = {
  ink: [slashes, starred],
  js: [slashes, starred],
  javascript: [slashes, starred],
  ts: [slashes, starred],
  typescript: [slashes, starred],
  jsx: [slashes, starred, braced],
  tsx: [slashes, starred, braced],
  css: [starred],
  scss: [slashes, starred],
  html: [angled],
  xml: [angled],
  markup: [angled],
  markdown: [angled],
  md: [angled],
  mdx: [braced, angled],
  bash: [hash],
  sh: [hash],
  shell: [hash],
  yaml: [hash],
  yml: [hash],
  toml: [hash],
  python: [hash],
};

const WORDS = '(?<word>highlight-next-line|highlight-line|highlight-start|highlight-end)';

/** Finds a highlighting comment in a line: the word, and the line without it. */
export function findCommentMark(
  line: string,
  language: string,
): { word: string; rest: string } | null {
  if (!line.includes('highlight-')) return null;
  const styles = Object.hasOwn(stylesByLanguage, language)
    ? stylesByLanguage[language]
    : everyStyle;
  for (const style of styles ?? everyStyle) {
    const match = new RegExp(`\\s*${style.replace('WORD', WORDS)}\\s*$`).exec(line);
    if (match) return { word: match.groups?.word ?? '', rest: line.slice(0, match.index) };
  }
  return null;
}
