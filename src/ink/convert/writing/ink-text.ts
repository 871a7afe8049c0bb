/** What ink reads as a sign wherever it is in a line. */
const SIGNS = new Set(['\\', '{', '}', '|', '#', '~']);
/** Pairs that ink reads as a sign: diverts, threads, glue, comments. A backslash goes between them. */
const PAIRS = new Set(['->', '<-', '<>', '//', '/*']);
/** What ink reads as a sign at the beginning of a line, and what looks like a mark of a choice. */
const LINE_START = /^(?=[-*+=(•◦▪●‣∙·–—➤✦❖]|VAR|CONST|LIST|INCLUDE|EXTERNAL|TODO)/;

/** A text with line breaks as ink knows them, and without characters that nobody sees. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])[\p{Cc}\uE000-\uE004]/gu, '');
}

/** Text of other tools, so that ink shows exactly that. */
export function inkText(text: string): string {
  let result = '';
  let before = '';
  for (const sign of text) {
    result += SIGNS.has(sign) || PAIRS.has(before + sign) ? `\\${sign}` : sign;
    before = sign;
  }
  return result;
}

/** Escaped text whose words in brackets are no tags for the engine: something that is not seen stands before them. */
export function tagless(escaped: string): string {
  return escaped.replace(/\[(?=\/?[-\w]|$)/g, '[<wbr>');
}

/** Escaped texts that now stand next to each other: together they may make a sign. */
export function inkSeams(joined: string): string {
  let result = '';
  let before = '';
  for (const [, escaped, sign = ''] of joined.matchAll(/(\\[^])|([^])/gu)) {
    if (escaped !== undefined) result += escaped;
    else result += PAIRS.has(before + sign) ? `\\${sign}` : sign;
    // Ink looks for comments before it knows what is escaped.
    before = escaped?.slice(1) ?? sign;
  }
  return result;
}

/** A line of escaped text that begins with no sign of ink. */
export function inkLine(escaped: string): string {
  return escaped.trim().replace(LINE_START, '\\');
}

/** Escaped text as the words of a choice: brackets would end them. */
export function labelOf(escaped: string): string {
  return inkLine(escaped).replace(/[[\]]/g, '\\$&');
}

/** A string in an expression. */
export function inkString(text: string): string {
  return `"${inkText(text)
    .replaceAll('"', '\\"')
    .replace(/[\r\n]+/g, ' ')}"`;
}
