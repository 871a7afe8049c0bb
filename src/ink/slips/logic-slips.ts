import { INK_FUNCTIONS } from '../grammar/expression-grammar';
import { EXPRESSION, PATH } from '../grammar/patterns';
import { readHeader } from '../reading/header';
import { isConstant, isFirstValue, linesOfVar } from './first-values';
import { FAR, typesAt, type InkLine } from './ink-line';
import { asName, type KnownNames } from './known-names';
import { slipAt, slipOfLine, slipToRewrite, type Around, type Recogniser, type Slip } from './slip';

const expression = new RegExp(String.raw`^${EXPRESSION}$`, 'u');
/** Whether ink can read a text as a value or condition. */
export const isExpression = (text: string): boolean => expression.test(text.trim());

/** Words of other languages for what ink calls otherwise. */
const VALUES: Readonly<Record<string, string>> = {
  ...{ yes: 'true', on: 'true', no: 'false', off: 'false' },
  ...{ null: '""', none: '""', nil: '""', undefined: '""', empty: '""' },
};

/** What looks like an expression: methods, and a text with the sign of ink’s alternatives. */
const FOREIGN = /\.[\p{L}\d_]+\s*\(|^"[^"{}]*\|[^"]*"$/u;
/** Whether ink can make a variable of a text. */
export const isValue = (text: string): boolean => isExpression(text) && !FOREIGN.test(text);

/** A value as ink writes it; as it is if nothing is wrong with it. */
export function rightValue(value: string, { variables, items, places }: KnownNames): string {
  const text = value.trim();
  const known = variables.has(text) || items.has(text) || places.has(text);
  if (known) return text;
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase();
  const word = VALUES[text.toLowerCase()];
  if (word !== undefined) return word;
  const quoted = /^(?:'(?<single>[^'"]*)'|`(?<back>[^`"]*)`)$/.exec(text)?.groups;
  if (quoted !== undefined) return `"${quoted.single ?? quoted.back ?? ''}"`;
  if (/^-?\d+,\d+$/.test(text)) return text.replace(',', '.');
  if (/^[$€£]?\s?\d+(?:\.\d+)?\s?[%$€£]?$/.test(text)) return text.replace(/[^\d.]/g, '');
  if (/^\d+\s?[a-z]+$/i.test(text)) return text.replace(/\D/g, '');
  return text.replace(/(?<![\p{L}\d_"])\$(?=[\p{L}_])/gu, '');
}

const declaration =
  /^(?<head>\s*(?:VAR|CONST|~\s*temp)\s+)(?<name>[^=:+\d\s][^=:+"]*?|\S+?)\s*(?<sign>===?|:=|=|:|\bto\b|\bis\b|(?<=\s)(?=[\d"'“]|true|false))\s*(?<value>[^=\s].*?)\s*;?\s*$/u;

/** VAR, CONST and temp lines with the signs, names and values of other languages. */
export const findDeclaration: Recogniser = (line, around) => {
  const { names } = around;
  const groups = declaration.exec(line.code)?.groups;
  if (groups === undefined || !['declaration', 'logic'].includes(line.kind)) return null;
  const { head = '', name = '', sign = '', value = '' } = groups;
  const rightName = /^[\p{L}\d_]+$/u.test(name) ? name : asName(name);
  const kept = rightValue(value, names);
  const isText = /^[\p{L}][\p{L} .'’-]*$/u.test(kept) && !names.targets.has(kept);
  const isKnown =
    /^(?:true|false)$/.test(kept) ||
    names.variables.has(kept) ||
    names.items.has(kept) ||
    names.places.has(kept);
  const isTemp = head.includes('~');
  const right = isText && !isKnown && !isTemp ? `"${kept}"` : kept;
  const hasEnd = /;\s*$/.test(line.code);
  if (rightName === name && sign === '=' && right === value && !hasEnd)
    return isTemp || !isReadable(value, names) ? null : computed(null, line, [name, value], around);
  const kind =
    rightName !== name ? 'name' : sign !== '=' ? 'equals' : right !== value ? 'value' : 'semicolon';
  const is = `${head}${rightName} = ${right}`;
  const slip =
    kind === 'value'
      ? withPart('value', line, value, right, is)
      : kind === 'name'
        ? withPart('name', line, name, rightName, is)
        : slipOfLine(kind, line, is);
  return isTemp ? slip : computed(slip, line, [rightName, right], around);
};

/** A slip in a VAR or CONST line; ink would not take a value that it has to compute, however the line is written. */
function computed<Other extends Slip | null>(
  slip: Other,
  line: InkLine,
  [name, value]: readonly [name: string, value: string],
  { names, isMain, lines, index }: Around,
): Slip | Other {
  if (isFirstValue(value, names, /^\s*CONST\b/.test(line.code))) return slip;
  const { kind, written } = slip ?? ({ kind: 'firstValue', written: value } as const);
  // Only there, it is certain that the value is computed before anything else happens.
  const isAtStart = isMain && lines.slice(0, index).every(({ kind }) => !BRANCHING.includes(kind));
  if (!isAtStart || !isReadable(value, names))
    return slipToRewrite(kind, written, linesOfVar(line, name, '0'));
  return { ...slipOfLine(kind, line, linesOfVar(line, name, value)), written };
}

const BRANCHING: readonly string[] = ['header', 'choice', 'gather', 'block', 'divert'];

function withPart(
  kind: 'value' | 'name',
  line: InkLine,
  written: string,
  mended: string,
  is: string,
) {
  return { ...slipOfLine(kind, line, is), written, mended };
}

/** What other languages write before the name of a variable. */
export const DECLARING_WORDS =
  'set|put|let|var|const|int|bool|boolean|string|str|float|number|global|local|define|default';

const change = new RegExp(
  String.raw`^(?<head>\s*~\s*)(?:(?<word>${DECLARING_WORDS}|VAR|CONST)\s+)?(?<dollar>\$?)(?<name>[\p{L}_][\p{L}\d_]*)\s*(?<sign>===?|:=|=\+(?!\+)|[*/]=|=|:|\bto\b|\bis\b)\s*(?<value>[^=\s].*?)\s*(?<end>;?)\s*$`,
  'u',
);

/** `~` lines with the signs and words of other languages. */
export const findChange: Recogniser = (line, { names }) => {
  if (line.kind !== 'logic') return null;
  const groups = change.exec(line.code)?.groups;
  if (groups !== undefined) {
    const { head = '', word, dollar = '', name = '', sign = '', value = '', end = '' } = groups;
    if (name === 'temp' || name === 'return') return null;
    const right = rightValue(value, names);
    if (word === undefined && dollar === '' && sign === '=' && right === value && end === '')
      return null;
    const isTimes = sign === '*=' || sign === '/=';
    const set = isTimes
      ? `= ${name} ${sign.charAt(0)} ${right}`
      : `${sign === '=+' ? '+=' : '='} ${right}`;
    const is = `${head}${name} ${set}`;
    if (word !== undefined) return slipOfLine('setWord', line, is);
    if (isTimes) return slipOfLine('times', line, is);
    if (sign !== '=') return slipOfLine('equals', line, is);
    if (dollar !== '') return withPart('name', line, `$${name}`, name, is);
    return right === value
      ? slipOfLine('semicolon', line, is)
      : withPart('value', line, value, right, is);
  }
  const bare = /^(?<head>\s*~\s*\S.*?)\s*;\s*$/u.exec(line.code)?.groups?.head;
  if (bare !== undefined) return slipOfLine('semicolon', line, bare);
  const goes = /^\s*~\s*(?:go\s?to|goto|divert|jump|->)\s*:?\s*(?<target>[\p{L}\d_.]+)\s*$/iu.exec(
    line.code,
  );
  return goes?.groups?.target === undefined
    ? null
    : slipOfLine('goto', line, `-> ${goes.groups.target}`);
};

const assigned = new RegExp(
  String.raw`^\s*(?:(?<word>${DECLARING_WORDS}|VAR|CONST)\s+)?\$?(?<name>[\p{L}_][\p{L}\d_]*)\s*(?:(?<step>\+\+|--)|(?<sign>===?|:=|[-+*/]=|=|(?<=set\s.*)\bto\b)\s*(?<value>[^=\s].*?))\s*;?\s*$`,
  'iu',
);

/** Lines that change or declare a variable as other languages do, and are text for ink. */
export const findAssignment: Recogniser = (line, { names }) => {
  if (line.kind !== 'text') return null;
  const groups = assigned.exec(line.code)?.groups;
  if (groups === undefined) return null;
  const { word, name = '', step, sign = '=', value = '' } = groups;
  const right = rightValue(value, names);
  const isRead =
    isValue(right) && (/^["\d(-]|^(?:true|false)$/.test(right) || isReadable(right, names));
  if (names.variables.has(name)) {
    if (step === undefined && !isRead && word === undefined) return null;
    const isTimes = /^[*/]=$/.test(sign);
    const times = `= ${name} ${sign.charAt(0)} ${right}`;
    const set = step ?? ` ${isTimes ? times : `${/^[+-]=$/.test(sign) ? sign : '='} ${right}`}`;
    return slipOfLine('tilde', line, `~ ${name}${set}`);
  }
  // Only a `$` tells that a name is meant which nothing declares.
  if (!isRead && /^(?:let|var|const)$/i.test(word ?? '') && /^\$\w+$/.test(value))
    return slipToRewrite('declareWord', line.code.trim(), `VAR ${name} = 0`);
  if (step !== undefined || !isRead || /^[-+*/]=$/.test(sign)) return null;
  const isConst = word?.toLowerCase() === 'const' && isConstant(right);
  const mended = isConst ? `CONST ${name} = ${right}` : linesOfVar(line, name, right);
  return slipOfLine(word === undefined ? 'variable' : 'keyword', line, mended);
};

/** Whether ink can read an expression, and all of its names are declared. */
export function isReadable(text: string, { variables, items, functions }: KnownNames): boolean {
  const words = text.match(new RegExp(PATH, 'gu')) ?? [];
  return (
    isExpression(text) &&
    words.every(
      (word) =>
        /^\d/.test(word) ||
        variables.has(word) ||
        items.has(word) ||
        INK_FUNCTIONS.some((own) => own === word) ||
        functions.has(word),
    )
  );
}

const KEYWORDS: readonly (readonly [RegExp, string, string])[] = [
  [/^\s*temp\s+(?<rest>[\p{L}_][\p{L}\d_]*\s*=\s*\S.*)$/u, '~ temp ', 'tilde'],
  [
    /^\s*#?\s*(?:include|import)\s*:?\s+["“']?(?<rest>[^"”';]+\.ink)["”']?;?\s*$/iu,
    'INCLUDE ',
    'keyword',
  ],
  [/^\s*external\s+(?<rest>[\p{L}_][\p{L}\d_]*\(.*\))\s*$/iu, 'EXTERNAL ', 'keyword'],
  [/^\s*list\s+(?<rest>[\p{L}_][\p{L}\d_]*\s*=\s*\S.*)$/iu, 'LIST ', 'keyword'],
  [
    /^\s*(?:function|def|func|fn)\s+(?<rest>[\p{L}_][\p{L}\d_]*\s*\([^()]*\))\s*[:{]?\s*$/u,
    '=== function ',
    'header',
  ],
];

function isInFunction(lines: readonly InkLine[], index: number): boolean {
  const above = lines.slice(Math.max(0, index - FAR), index);
  const header = above.findLast(({ kind }) => kind === 'header');
  return readHeader(header?.code ?? '')?.kind === 'function';
}

/** Lines whose first word is one of ink’s, but in small letters or without its sign. */
export const findKeyword: Recogniser = (line, { names, lines, index }) => {
  if (line.kind !== 'text' && line.kind !== 'tag') return null;
  const returned = /^\s*return\b\s*(?<value>[^;]*?)\s*;?\s*$/u.exec(line.code)?.groups?.value;
  if (returned !== undefined && isInFunction(lines, index))
    return slipOfLine('tilde', line, `~ return ${returned}`.trimEnd());
  for (const [pattern, head, kind] of KEYWORDS) {
    const rest = pattern.exec(line.code)?.groups?.rest;
    if (rest === undefined || (line.kind === 'tag' && head !== 'INCLUDE ')) continue;
    return slipOfLine(kind as 'tilde' | 'keyword' | 'header', line, head + rest);
  }
  const call = /^\s*(?:call|do|run)?\s*(?<call>(?<name>[\p{L}_][\p{L}\d_]*)\([^()]*\));?\s*$/u.exec(
    line.code,
  );
  const { call: called, name } = call?.groups ?? {};
  return called !== undefined && name !== undefined && names.functions.has(name)
    ? slipOfLine('tilde', line, `~ ${called}`)
    : null;
};

/** A LIST line with brackets, quotes or other separators. */
export const findList: Recogniser = (line) => {
  const groups = /^(?<head>\s*LIST\s+[\p{L}\d_]+)\s*(?<sign>:=|=|:)\s*(?<items>\S.*)$/u.exec(
    line.code,
  )?.groups;
  if (groups === undefined) return null;
  const { head = '', sign = '', items = '' } = groups;
  const bare = items
    .replace(/^[[{](?<in>.*)[\]}]$/u, '$<in>')
    .replace(/["'“”]/g, '')
    .replace(/;\s*$/, '');
  const separator = bare.includes(',')
    ? ','
    : bare.includes(';')
      ? ';'
      : bare.includes('|')
        ? '|'
        : /\sand\s/.test(bare)
          ? /\sand\s/
          : /\s+/;
  if (/^\(\s*\)$/.test(bare.trim())) return null;
  const parts = bare
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const right = parts.map((item) =>
    /^\(?[\p{L}\d_]+\)?(?:\s*=\s*\d+\)?)?$/u.test(item) ? item : asName(item),
  );
  const isRight =
    sign === '=' &&
    separator === ',' &&
    bare === items &&
    right.every((item, at) => item === parts[at]);
  if (isRight || (parts.length === 1 && bare === items && sign === '=') || /=\s*\d/.test(items))
    return null;
  return slipOfLine('list', line, `${head} = ${right.join(', ')}`);
};

/** Functions of other languages that ink has under a name of its own. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  ...{ rand: 'RANDOM', rnd: 'RANDOM', randint: 'RANDOM', dice: 'RANDOM', roll: 'RANDOM' },
  ...{ round: 'INT', ceil: 'CEILING', parseInt: 'INT', parseFloat: 'FLOAT' },
};

const firstValue = /^\s*(?:VAR|CONST)\s+(?<first>[\p{L}\d_]+)\s*=\s*(?<value>.*\S)\s*$/u;

/** A call under another name; a die that has only its highest number gets its lowest one. */
function callOf(
  right: string,
  line: InkLine,
  [at, name]: readonly [at: number, name: string],
): Slip {
  const { call = '', most = '' } =
    /^(?<call>\([ \t]*(?<most>[\p{L}\d_]*)[ \t]*\))/u.exec(line.code.slice(at + name.length))
      ?.groups ?? {};
  if (right !== 'RANDOM' || call === '') return slipAt('function', line, [at, name, right]);
  if (most === '') return slipToRewrite('function', name + call, 'RANDOM(1, 6)');
  return slipAt('function', line, [at, name + call, `RANDOM(1, ${most})`]);
}

/** Calls of ink’s own functions in small letters, or under the name of another language. */
export const findFunctionName: Recogniser = (line, around) => {
  const { names } = around;
  for (const match of line.code.matchAll(/(?<!\w)(?<name>(?:Math\.)?[A-Za-z_]+)(?=\()/gu)) {
    const { name = '' } = match.groups ?? {};
    const isLogic =
      typesAt(line, match.index).some((type) =>
        /logic|condition|branch|declaration|braces/.test(type),
      ) || /\{[^{}]*$/.test(line.code.slice(0, match.index));
    if (!isLogic || names.functions.has(name) || names.places.has(name)) continue;
    const bare = name.replace(/^Math\./, '');
    const upper = bare.toUpperCase();
    const right = INK_FUNCTIONS.find((own) => own === upper) ?? FUNCTIONS[bare];
    if (right === undefined || right === name || names.variables.has(name)) continue;
    const slip = callOf(right, line, [match.index, name]);
    const { first, value } = firstValue.exec(slip.is ?? '')?.groups ?? {};
    return first === undefined || value === undefined
      ? slip
      : computed(slip, line, [first, value], around);
  }
  return null;
};
