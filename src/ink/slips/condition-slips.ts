import { isExpression } from './logic-slips';
import { FAR, typesAt, type InkLine } from './ink-line';
import type { KnownNames } from './known-names';
import { slipAt, slipOfLine, type Recogniser, type Slip } from './slip';
import { MACRO } from './twine-commands';

/** How conditions of other languages become ink’s, one after the other. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:else\s*if|elseif|elif|if|when)\b\s*/i, ''],
  [/^\s*unless\s+(?<rest>.*)$/i, 'not ($<rest>)'],
  [/\s+then\s*$/i, ''],
  [/[“”„«»]/g, '"'],
  [/(?<!\w)'(?<words>[^'"]*)'/g, '"$<words>"'],
  [/[‘‚](?<words>[^’‘"]*)[’‘]/g, '"$<words>"'],
  [/(?<![\p{L}\d_"])\$(?=[\p{L}_])/gu, ''],
  [/≥|=>/g, '>='],
  [/≤|=</g, '<='],
  [/≠|<>|!==|=\/=|~=/g, '!='],
  [/={3}/g, '=='],
  [/\s+(?:is not|isn't|isn’t)\s+/gi, ' != '],
  [/\s+(?:neq|ne)\s+/g, ' != '],
  [/\s+gte\s+/g, ' >= '],
  [/\s+lte\s+/g, ' <= '],
  [/\s+gt\s+/g, ' > '],
  [/\s+lt\s+/g, ' < '],
  [/\s+(?:is|equals|eq)\s+/gi, ' == '],
  [/\s+(?:contains|includes)\s+/gi, ' has '],
  [/\bAND\b|(?<=\s)&(?=\s)/g, 'and'],
  [/\bOR\b/g, 'or'],
  [/\bNOT\b/g, 'not'],
  [/(?<=[\w")\s])(?<![=!<>])=(?![=<>])/g, '=='],
  [/\b(?:True|TRUE|yes|Yes|YES)\b/g, 'true'],
  [/\b(?:False|FALSE|no|No|NO)\b/g, 'false'],
];

/** A condition as ink writes it, or null if that is not certain. */
export function rightCondition(written: string, { variables }: KnownNames): string | null {
  let right = written.trim();
  for (const [pattern, with_] of CORRECTIONS) {
    const isName =
      /yes|True|False/.test(pattern.source) &&
      [...variables.keys()].some((name) => /^(?:yes|no)$/i.test(name));
    if (!isName) right = right.replace(pattern, with_);
  }
  // A name between brackets is a list for ink.
  right = right.replace(/^not \((?<name>[\p{L}\d_.]+)\)$/u, 'not $<name>');
  const bare = /^\((?<inner>[^()]*)\)$/.exec(right)?.groups?.inner ?? right;
  return isExpression(bare) ? bare : null;
}

/** Braces with what stands in them up to a colon, which is none of a string. */
const BRACES = /(?<!\\)\{(?<head>(?:"[^"]*"|[^{}:"|\n])*?)(?<end>[:}])/gu;
/** Words and signs that only other languages have, or a missing part of ink’s own. */
const FOREIGN =
  /^\s*(?:if|unless|when|elif|else\s*if)\b|\bthen\s*$|[$≥≤≠&]|=>|=<|<>|!==|===|~=|\b(?:AND|OR|NOT|is|equals|contains|includes|True|False|TRUE|FALSE|yes|no)\b|(?<![=!<>])=(?!=)|'/u;

/** Conditions with the signs and words of other languages. */
export const findCondition: Recogniser = (line, { names }) => {
  for (const match of line.code.matchAll(BRACES)) {
    const { head = '', end } = match.groups ?? {};
    if (
      !FOREIGN.test(head) ||
      (/^\s*(?:[!&~$]|(?:stopping|cycle|once|shuffle)\b)/.test(head) && !/^\s*\$\w/.test(head))
    )
      continue;
    if (end === '}' && line.kind !== 'choice' && !/^\s*(?:if|unless)\b|===?|=>|≥|≤|≠/.test(head))
      continue;
    const right = rightCondition(head, names);
    if (right === null || right === head.trim()) continue;
    const space = /^\s*/.exec(head)?.[0] ?? '';
    return slipAt('condition', line, [match.index + 1 + space.length, head.trim(), right]);
  }
  return null;
};

/** Branches that begin with a word of another language: `- elseif x:`, `- default:`. */
export const findBranch: Recogniser = (line, { names, lines, index }) => {
  const groups = /^(?<dash>\s*-?\s*)(?<head>[^:{}]+):(?<rest>.*)$/u.exec(line.code)?.groups;
  if (groups === undefined || !isInBraces(lines, index)) return null;
  const { dash = '', head = '', rest = '' } = groups;
  if (/^(?:default|otherwise|else)$/i.test(head.trim()) && !names.variables.has(head.trim())) {
    const is = `${dash.trimEnd() === '' ? `${dash}- ` : dash}else:${rest}`;
    return is === line.code ? null : slipOfLine('elseWord', line, is);
  }
  if (!dash.includes('-') || !FOREIGN.test(head)) return null;
  const right = rightCondition(head, names);
  if (right === null || right === head.trim()) return null;
  return slipAt('condition', line, [line.code.indexOf(head), head.trim(), right]);
};

/** Whether a line stands in braces that an earlier line has opened. */
export function isInBraces(lines: readonly InkLine[], index: number): boolean {
  let depth = 0;
  for (let at = index - 1; at >= Math.max(0, index - FAR); at -= 1) {
    const { code = '', kind } = lines[at] ?? {};
    if (kind === 'header') return false;
    depth += (code.match(/(?<!\\)\{/g)?.length ?? 0) - (code.match(/(?<!\\)\}/g)?.length ?? 0);
    if (depth > 0) return true;
  }
  return false;
}

/** Whether an expression is a question: a flag, or a comparison. */
function isQuestion(text: string, { variables }: KnownNames): boolean {
  const name = text.trim();
  if (/^[\p{L}\d_]+$/u.test(name)) return variables.get(name) === 'flag';
  return isExpression(name) && /(?:[<>]|[=!]=|\b(?:not|and|or|has|hasnt)\b|&&|\|\||\?)/.test(name);
}

/** `{has_key} text` and `{has_key text}`, where a colon is missing. */
export const findMissingColon: Recogniser = (line, { names }) => {
  const { code } = line;
  const alone =
    /^(?<indent>\s*(?:-(?!>)\s*)?)\{(?<value>[^{}:|]+)\}(?<words>\s*[^\s{}|<#>-][^{}|#]*?)\s*$/u.exec(
      code,
    );
  if (alone?.groups !== undefined && line.kind !== 'choice') {
    const { indent = '', value = '', words = '' } = alone.groups;
    const isWhole =
      isQuestion(value, names) && !/^\s*[,.;:!?)]/.test(words) && !/^["“]/.test(value);
    if (isWhole) return slipOfLine('colon', line, `${indent}{${value.trim()}: ${words.trim()}}`);
  }
  for (const match of code.matchAll(
    /(?<!\\)\{\s*(?<name>[\p{L}\d_]+)(?<sign>\s*[;,]\s*|\s+-\s+|\s+then\s+|\s+)(?<words>[^{}:|=<>!+*/%?&]+)\}/gu,
  )) {
    const { name = '', sign = '', words = '' } = match.groups ?? {};
    const isKnown = names.variables.has(name) || names.places.has(name);
    const isLogic = /^(?:and|or|not|mod|has|hasnt|is|equals|contains|includes|AND|OR)\b/.test(
      words,
    );
    if (!isKnown || isLogic || typesAt(line, match.index).includes('logic')) continue;
    if (
      sign.includes('-') &&
      /^[\p{L}\d_]+$/u.test(words.trim()) &&
      names.variables.has(words.trim())
    )
      continue;
    return slipAt('colon', line, [match.index, match[0], `{${name}: ${words.trim()}}`]);
  }
  return null;
};

type Shape = readonly [RegExp, (groups: Record<string, string>) => string | null, Slip['kind']];

const name = String.raw`[\p{L}_][\p{L}\d_]*`;

/** Whole forms of other languages for a condition with two texts. */
function shapesFor(names: KnownNames): Shape[] {
  const { variables, places } = names;
  const isKnown = (word = '') => variables.has(word) || places.has(word);
  const split = ({ value = '', yes = '', no = '' }: Record<string, string>) =>
    isExpression(value) ? `{${value.trim()}: ${yes.trim()}|${no.trim()}}` : null;
  const text = '(?<yes>[^{}|]+)';
  const other = '(?<no>[^{}|]*)';
  return [
    [
      new RegExp(String.raw`\{\s*!\s*(?<value>${name})\s*:\s*(?<yes>[^{}]*)\}`, 'u'),
      ({ value = '', yes = '' }) => (isKnown(value) ? `{not ${value}: ${yes}}` : null),
      'not',
    ],
    [
      new RegExp(
        String.raw`\{(?<value>[^{}:|]+):${text}\}\s*\{?\s*-?\s*else:?\s*\{?${other}\}`,
        'u',
      ),
      split,
      'else',
    ],
    [
      new RegExp(
        String.raw`\{(?<value>[^{}:|]+):${text}\|\s*-?\s*(?:else|otherwise)\b:?\s*${other}\}`,
        'u',
      ),
      split,
      'else',
    ],
    [
      new RegExp(String.raw`\{(?<value>[^{}:|?"]+)\?\s*(?<yes>[^{}|:]+):\s*(?<no>[^{}|:]+)\}`, 'u'),
      (groups) =>
        isQuestion(groups.value ?? '', names)
          ? split({ ...groups, yes: unquoted(groups.yes), no: unquoted(groups.no) })
          : null,
      'question',
    ],
    [
      new RegExp(String.raw`\{\s*\{\s*(?<value>[^{}:|]+?)\s*\}\s*:\s*(?<yes>[^{}]*)\}`, 'u'),
      ({ value = '', yes = '' }) => (isExpression(value) ? `{${value}: ${yes}}` : null),
      'braces',
    ],
  ];
}

const unquoted = (text = ''): string => text.trim().replace(/^["'](?<words>.*)["']$/, '$<words>');

/** `{!x: …}`, `{x: a}{else: b}`, `{x ? a : b}` and the like. */
export const findConditionShape: Recogniser = (line, { names }) => {
  for (const [pattern, mend, kind] of shapesFor(names)) {
    const match = pattern.exec(line.code);
    const right = match?.groups === undefined ? null : mend(match.groups);
    if (match !== null && right !== null) return slipAt(kind, line, [match.index, match[0], right]);
  }
  return null;
};

/** Variables as other languages put them into text. */
export const findPrintedName: Recogniser = (line, { names }) => {
  if (['declaration', 'logic', 'header', 'include', 'divert', 'comment'].includes(line.kind))
    return null;
  const forms = new RegExp(
    String.raw`\{\{\s*\$?(?<double>${name})\s*\}\}|(?<!\\)(?:[@#]|\$!{0,2})\{\s*(?<template>${name})\s*\}|<<(?:print\s+|=\s*)?\$?(?<macro>${name})\s*>>|\(print:\s*\$?(?<harlowe>${name})\s*\)|%(?<percent>${name})%|\{\s*(?:print|show|echo)\s+(?<printed>${name})\s*\}|(?<![\w\\$€£{])\$(?<dollar>${name})`,
    'gu',
  );
  for (const match of line.code.matchAll(forms)) {
    const { double, template, macro, harlowe, percent, printed, dollar } = match.groups ?? {};
    const word = double ?? template ?? macro ?? harlowe ?? percent ?? printed ?? dollar ?? '';
    const isOfMacro = dollar !== undefined && MACRO.test(line.code);
    if ((names.variables.has(word) || names.foreign.has(word)) && !isOfMacro)
      return slipAt('printed', line, [match.index, match[0], `{${word}}`]);
  }
  return null;
};

/** Conditions of a choice in the wrong place: `* if (x) [Knock]`, `* {x: Knock}`, `* [Knock] {x}`. */
export const findChoiceCondition: Recogniser = (line, { names }) => {
  if (line.kind !== 'choice') return null;
  const shapes: readonly RegExp[] = [
    /^(?<head>\s*[*+\s]+)\(?if\s+\(?(?<value>[^()[\]{}:]+?)\)?\s*(?::|then)?\s*(?<words>\[.*\].*)$/iu,
    /^(?<head>\s*[*+\s]+)\{(?:if\s+)?(?<value>[^{}:|]+):\s*(?<words>[^{}|]*)\}\s*$/iu,
    /^(?<head>\s*[*+\s]+)\{(?<value>[^{}:|]+):\}\s*(?<words>\S.*)$/u,
    /^(?<head>\s*[*+\s]+)(?<words>\[[^\]]*\])\s*\{(?:if\s+)?(?<value>[^{}:|]+)\}\s*$/iu,
    /^(?<head>\s*[*+\s]+)\(\s*(?<value>(?:not\s+)?[\p{L}_][^()]*)\)\s*(?<words>\[.*\].*)$/u,
  ];
  for (const [place, shape] of shapes.entries()) {
    const { head = '', value = '', words = '' } = shape.exec(line.code)?.groups ?? {};
    const right = value === '' ? null : rightCondition(value, names);
    if (right === null) continue;
    const isAsked = place === 4 ? names.variables.has(value.trim()) || /\s/.test(value) : true;
    if (place === 3 && !isQuestion(right, names)) continue;
    if (isAsked) return slipOfLine('choiceCondition', line, `${head}{${right}} ${words}`);
  }
  return null;
};
