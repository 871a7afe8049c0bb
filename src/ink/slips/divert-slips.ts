import { PARENTHESES, PATH } from '../grammar/patterns';
import { readHeader } from '../reading/header';
import { typesAt, type InkLine } from './ink-line';
import { asName, folded, placeFor, type KnownNames } from './known-names';
import { slipAt, slipOfLine, type Recogniser } from './slip';

const isTarget = new RegExp(
  String.raw`^(?:${PATH}(?:[ \t]*${PARENTHESES})?)?[ \t]*(?:$|->|[#}|\])]|\.$)`,
  'u',
);

/** Arrows whose target is written in words, in quotes, or followed by what is to be read there. */
export const findTarget: Recogniser = (line, { names }) => {
  const { code } = line;
  const at = code.indexOf('->');
  if (at < 0 || line.kind === 'header' || typesAt(line, at).some((type) => NO_ARROW.has(type)))
    return null;
  const words = code.slice(at + 2).trim();
  const isChoice = line.kind === 'choice';
  const isHash = /^#[\p{L}\d_]+$/u.test(words) && placeFor(words, names) !== null;
  if (!isHash && (words === '' || words.startsWith('->') || isTarget.test(words)))
    return isChoice && isOneWord(words, names) ? splitAnswer(line, at, words) : null;
  const isWhole = isHash || /^["“'‘[({<]/.test(words);
  const bare = isWhole ? words : words.replace(/\s*[{}|\]#].*$/u, '');
  const named = bare.replace(/^["“'‘[({<#@*]+|["”'’\])}>:;,.!]+$/gu, '').trim();
  const isEnd = /^(?:the\s+)?(?:end|done)$/i.test(named);
  const end = isEnd ? named.replace(/^the\s+/i, '').toUpperCase() : null;
  const known = (/\s/.test(named) ? placeFor(named, names) : null) ?? end ?? placeFor(named, names);
  const isSentence =
    /\s/.test(named) &&
    (/[.!?…"”]$/.test(bare) || /^["“]/.test(bare) || named.split(/\s+/).length > 3);
  if (known === null && isChoice && isSentence) return splitAnswer(line, at, words);
  const isName = /^[\p{L}\d_'’ -]+$/u.test(named) && named !== '';
  const right = known ?? (isName && !bare.includes('->') ? asName(named) : null);
  if (right === null || right === bare) return null;
  const written = code.slice(at, code.indexOf(bare, at + 2) + bare.length);
  return slipAt('target', line, [at, written, `-> ${right}`]);
};

/** Kinds of tokens in which an arrow leads nowhere. */
const NO_ARROW = new Set(['tag', 'logic', 'escape', 'string', 'condition', 'comment']);

/** Whether one word after an arrow, with a full stop, is no place. */
function isOneWord(words: string, names: KnownNames): boolean {
  const word = /^(?<word>\p{L}[\p{L}\d_]*)\.$/u.exec(words)?.groups?.word;
  return word !== undefined && placeFor(word, names) === null && !/^(?:END|DONE)$/.test(word);
}

/** The answer of a choice, on a line of its own. */
function splitAnswer(line: InkLine, at: number, answer: string) {
  const choice = line.code.slice(0, at).trimEnd();
  const indent = /^\s*/.exec(choice)?.[0] ?? '';
  const text = /^["“].*["”]$/u.test(answer) ? answer : answer.trim();
  return {
    ...slipAt('answer', line, [0, line.text, `${choice}\n${indent}  ${text}`]),
    written: `-> ${answer}`,
    mended: text,
  };
}

const ways =
  /^(?<head>.*?)(?:(?:go\s?to|goto|jump(?:\s+to)?|divert(?:\s+to)?)\s*:?\s+["“']?(?<name>[\p{L}\d_. -]+?)["”']?|(?<before>[\p{L}\d_.]+)\s*(?:->|<-)|(?<end>END|DONE|The End|THE END))\s*;?\s*$/u;

/** What other languages write to go somewhere: `goto hall`, `hall ->`, `END`. */
export const findGoto: Recogniser = (line, { names }) => {
  if (line.kind !== 'text' && line.kind !== 'choice') return null;
  const { head = '', name, before, end } = ways.exec(line.code)?.groups ?? {};
  if (end !== undefined) {
    if (/^(?:The|THE)/.test(end)) return null;
    return head.trim() === '' ? slipOfLine('goto', line, `-> ${end}`) : null;
  }
  const place = placeFor(name ?? before ?? '', names);
  if (place === null) return null;
  const isAlone = head.trim() === '';
  const follows = /[\])]\s*$/.test(head) || /^\s*[*+]+\s*$/.test(head);
  if (!isAlone && !(name !== undefined && follows)) return null;
  if (isAlone) return slipOfLine('goto', line, `-> ${place}`);
  return slipAt('goto', line, [head.length, line.code.slice(head.length).trimEnd(), `-> ${place}`]);
};

/** A choice whose words run into the text that its arrow leads to. */
export const findJoined: Recogniser = (line, { lines, names }) => {
  if (line.kind !== 'choice' || /[[\]]/.test(line.code)) return null;
  const match =
    /^(?<choice>\s*[*+\s]+(?:\(\w+\)\s*)?(?:\{[^{}]*\}\s*)*(?<words>[^{}<>|#]*[\p{L}\d]))\s*->\s*(?<target>[\p{L}\d_]+)\s*$/u.exec(
      line.code,
    );
  const { choice = '', words = '', target = '' } = match?.groups ?? {};
  if (match === null || words.trim() === '' || !names.places.has(target)) return null;
  const start = lines.findIndex(
    ({ kind, parts }) => kind === 'header' && parts.some(({ text }) => text === target),
  );
  const first = lines
    .slice(start + 1)
    .find(({ kind }) => !['empty', 'comment', 'logic', 'tag', 'note'].includes(kind));
  if (start < 0 || first?.kind !== 'text' || /^\s*<>/.test(first.code)) return null;
  const at = choice.length - words.trimStart().length;
  const is = `${choice.slice(0, at)}[${words.trim()}] -> ${target}`;
  return { ...slipOfLine('joined', line, is, true) };
};

/** The first knot of a story whose beginning leads nowhere, so that nobody comes there. */
export const findStart: Recogniser = (line, { isMain, lines, index }) => {
  const header = readHeader(line.code);
  if (!isMain || header?.kind !== 'knot') return null;
  const above = lines.slice(0, index);
  const leadsOn = above.some(
    ({ code, kind }) => kind === 'header' || kind === 'include' || /->|<-/.test(code),
  );
  return leadsOn
    ? null
    : {
        ...slipOfLine('start', line, `-> ${header.name}\n${line.text.trim()}`, true),
        mended: `-> ${header.name}`,
      };
};

/** A knot’s or stitch’s name with spaces, hyphens, quotes or a colon. */
export const findKnotName: Recogniser = (line, { names }) => {
  if (line.kind !== 'header') return null;
  const groups =
    /^(?<head>\s*={1,}\s*)(?<function>(?:function|Function|FUNCTION|def|func)\s+)?(?<name>[^=(]*?[^=(\s])(?<parameters>\s*\([^()]*\))?\s*(?<after>[:;]?)\s*(?<end>=*)\s*$/u.exec(
      line.code,
    )?.groups;
  if (groups === undefined) return null;
  const { head = '', parameters = '', name = '', end = '' } = groups;
  const isFunction = groups.function !== undefined;
  const word = isFunction ? 'function ' : '';
  const bare = name.replace(/[:;]+$/, '');
  const isNamed = /^[\p{L}\d_]+$/u.test(bare);
  const right = isNamed ? bare : asName(bare);
  if (right === '' || (head.trim() === '=' && !/^["“'\p{L}]/u.test(bare))) return null;
  const isRight =
    isNamed &&
    name === bare &&
    groups.after === '' &&
    (groups.function ?? '').trim() === word.trim();
  if (isRight) return null;
  if (head.trim().length === 1 && /[.!?]/.test(bare)) return null;
  const meant = [...names.targets].find((target) => folded(target) === folded(bare));
  const is = `${head}${word}${meant ?? right}${parameters}${end === '' ? '' : ` ${end}`}`;
  return slipOfLine('knotName', line, is);
};
