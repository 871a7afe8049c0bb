import { FILE_MARKUP } from '../../ink/story/file-values';
import { isAboveStory, lineKind } from '../../ink/reading/line-kind';

/** What is being written at the cursor, and where its last word begins, counted from the start of the line. */
export type CompletionPlace = { from: number } & (
  | { kind: 'target' | 'expression' | 'include' | 'keyword' | 'closing-markup' }
  | { kind: 'markup'; isEscaped: boolean }
  | { kind: 'attribute'; markup: string }
  | { kind: 'attribute-value'; markup: string; attribute: string }
  | { kind: 'markup-content'; markup: string }
  | { kind: 'tag'; level: TagLevel }
  | { kind: 'tag-value'; level: TagLevel; tag: string }
);

/** What a tag at this position belongs to. */
export type TagLevel = 'game' | 'scene' | 'choice';

const WORD_AT_END = /[\p{L}\d_.]*$/u;

/** Determines what the end of `before`, the line up to the cursor, is part of; `lead` is the text above it. */
export function completionPlace(before: string, lead: string): CompletionPlace | null {
  // Nobody types a longer line by hand.
  if (before.length > 2000 || /(^|[^:\\])\/\//.test(before) || /^\s*=/.test(before)) return null;
  const word = before.length - (WORD_AT_END.exec(before)?.[0].length ?? 0);
  if (/(?:->|<-)[ \t]*[\p{L}\d_.]*$/u.test(before)) return { kind: 'target', from: word };
  const include = /^\s*INCLUDE[ \t]+/.exec(before);
  if (include) return { kind: 'include', from: include[0].length };
  const inner = openBraces(before);
  if (inner !== null && !/[:|]/.test(inner)) return expression(inner, word);
  if (/^[-*+\s]*~/.test(before) || /^\s*(?:VAR|CONST)\b[^=]*=/.test(before)) {
    return expression(before, word);
  }
  return (
    tagPlace(before, lead) ??
    markupPlace(before) ??
    pathPlace(before) ??
    (/^\s*[A-Z]{2,}$/.test(before) ? { kind: 'keyword', from: word } : null)
  );
}

function expression(text: string, from: number): CompletionPlace | null {
  const isInString = (text.replaceAll('\\"', '').split('"').length - 1) % 2 === 1;
  return isInString ? null : { kind: 'expression', from };
}

/** The text after the innermost open brace, or null. */
function openBraces(before: string): string | null {
  const open: number[] = [];
  for (const { 0: sign, index } of before.matchAll(/\\.|[{}]/g)) {
    if (sign === '{') open.push(index);
    else if (sign === '}') open.pop();
  }
  const last = open.at(-1);
  return last === undefined ? null : before.slice(last + 1);
}

function tagPlace(before: string, lead: string): CompletionPlace | null {
  const { space, name, value } =
    /(?:^|[^\\])#(?<space>[ \t]*)(?<name>[\w-]*)(?<value>[ \t]*:[^#\]|]*)?$/.exec(before)?.groups ??
    {};
  if (space === undefined || name === undefined) return null;
  const level = levelOf(before, lead);
  if (value === undefined) return { kind: 'tag', from: before.length - name.length, level };
  const last = /[^\s,:]*$/.exec(value)?.[0] ?? '';
  return { kind: 'tag-value', from: before.length - last.length, level, tag: name };
}

function levelOf(before: string, lead: string): TagLevel {
  if (lineKind(before) === 'choice') return 'choice';
  const isTop =
    /^\s*#/.test(before) &&
    lead.split('\n').every((line) => isAboveStory(line) || lineKind(line) === 'include');
  return isTop ? 'game' : 'scene';
}

function markupPlace(before: string): CompletionPlace | null {
  const { slash, sign, name, rest } =
    /(?<slash>\\?)\[(?<sign>\/?)(?<name>[-\w]*)(?<rest>[ \t][^[\]]*)?$/.exec(before)?.groups ?? {};
  if (name === undefined || slash === undefined) return null;
  const isEscaped = slash !== '';
  // In a choice, unescaped brackets separate what is shown from what is printed.
  if (lineKind(before) === 'choice' && !isEscaped) return null;
  if (rest === undefined) {
    const from = before.length - name.length;
    return sign === '/' ? { kind: 'closing-markup', from } : { kind: 'markup', from, isEscaped };
  }
  const { attribute, value } =
    /(?<attribute>[\w:]+)=(?:"(?=[^"]*$))?(?<value>[^"\s]*)$/.exec(rest)?.groups ?? {};
  if (attribute !== undefined && value !== undefined) {
    return {
      kind: 'attribute-value',
      from: before.length - value.length,
      markup: name,
      attribute,
    };
  }
  const typed = /(?:^|\s)(?<typed>[\w:]*)$/.exec(rest)?.groups?.typed;
  if (typed === undefined || (rest.split('"').length - 1) % 2 === 1) return null;
  return { kind: 'attribute', from: before.length - typed.length, markup: name };
}

/** In markup that contains nothing but a path. */
function pathPlace(before: string): CompletionPlace | null {
  const { name, value } =
    /\[(?<name>[a-z]+)(?:[ \t][^[\]]*)?\](?<value>[^[\]\\]*)$/.exec(before)?.groups ?? {};
  return name === undefined || value === undefined || !FILE_MARKUP.has(name)
    ? null
    : { kind: 'markup-content', markup: name, from: before.length - value.length };
}
