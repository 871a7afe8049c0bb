/* Sources of regular expressions (with the flag `u`) that several grammars share. None of them can match
   the same text in two ways, so none can run away. */

/** One letter of a name. */
export const LETTER = String.raw`[\p{L}\d_]`;

/** The end of a word. */
export const WORD_END = `(?!${LETTER})`;

/** A name or a whole number. */
export const WORD = `${LETTER}+${WORD_END}`;

/** A name with dots: `hall.bow`. */
export const PATH = String.raw`${WORD}(?:\.${WORD})*`;

/** `(name)` after the bullets of a choice or a gather. */
export const LABEL = String.raw`\([ \t]*${WORD}[ \t]*\)`;

/** A comment within one line, from slash-star to star-slash. */
export const INLINE_COMMENT = String.raw`\/\*(?:[^*\n]|\*(?!\/))*\*\/`;

/** Any comment; an unclosed one reaches to the end, as in ink. */
export const COMMENT = String.raw`\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?`;

const IN_LINE = String.raw`(?:[^\n\/]|${INLINE_COMMENT}|\/(?![\/*]))`;

/** The rest of a line of logic, without the comment that may end it. */
export const REST = `${IN_LINE}*`;

/** The same for a LIST, which continues after a line that ends in a comma, even if a comment follows it. */
export const LIST_REST = String.raw`(?:[,=][ \t]*(?:\/\/[^\n]*)?\r?\n(?=[ \t]*[(\p{L}\d_])|${IN_LINE})*`;

/** A backslash and the character it escapes; ink reads comments first, so not the first slash of one. */
export const ESCAPE = String.raw`\\(?!\/[\/*])[^\n]`;

/** Nests a source within itself at `<self>`, as deep as people write. */
function nested(source: string, depth: number): string {
  return depth === 0
    ? source.replaceAll('<self>', '[]')
    : source.replaceAll('<self>', nested(source, depth - 1));
}

const STRING_BRACES = nested(String.raw`\{(?:[^{}"\n]|"[^"{}\n]*"|<self>)*\}`, 3);

/** A string, with logic in braces. */
export const STRING = String.raw`"(?:[^"\\{}\n]|${ESCAPE}|${STRING_BRACES})*"`;

/** Parentheses and their contents. */
export const PARENTHESES = nested(String.raw`\((?:[^()"\n]|${STRING}|<self>)*\)`, 4);

/** The named kinds of alternatives; `shuffle` can be combined with another. */
export const SEQUENCE_WORDS = `(?:(?:once|cycle|shuffle|stopping)${WORD_END}[ \\t]*)+`;

const OPERAND = String.raw`(?:${PATH}(?:[ \t]*${PARENTHESES})?|${STRING}|${PARENTHESES}|->[ \t]*${PATH})`;
const SIGN = String.raw`(?:[-!](?!>)[ \t]*|not${WORD_END}[ \t]*)*`;
const BETWEEN = String.raw`(?:&&|\|\||[=!<>]=|!\?|[-+*\/%^?<>]|(?:and|or|mod|has|hasnt)${WORD_END})`;
const TERM = `${SIGN}${OPERAND}`;

/** An expression on one line; tells a condition from text that happens to contain a colon. */
export const EXPRESSION = String.raw`${TERM}(?:[ \t]*${BETWEEN}[ \t]*${TERM})*`;
