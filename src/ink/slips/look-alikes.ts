import { controlsIn, listControls, withoutControls } from '../../base/text/controls';
import { PARENTHESES, PATH } from '../grammar/patterns';
import { lineKind } from '../reading/line-kind';
import { ARROWS } from './arrows';
import { typesAt } from './ink-line';
import { placeFor } from './known-names';
import { slipAt, slipOfLine, type Recogniser } from './slip';

const arrow = new RegExp(
  String.raw`(?<arrow>${ARROWS}|>>)(?<gap>[ \t]*)(?<target>${PATH})(?<rest>(?:[ \t]*${PARENTHESES})?[ \t]*(?:[#}].*)?)$`,
  'u',
);

/** Signs that look like the arrow before a name. */
export const findArrow: Recogniser = (line, { names }) => {
  const match = arrow.exec(line.code.trimEnd());
  if (match === null) return null;
  const { arrow: sign = '', target = '' } = match.groups ?? {};
  const isEnd = /^(?:end|done)$/i.test(target);
  const isPlace = isEnd || placeFor(target, names) === target || names.targets.has(target);
  const isLed = line.kind === 'choice' || line.code.slice(0, match.index).trim() === '';
  if (typesAt(line, match.index).includes('condition') || line.kind === 'logic') return null;
  if (!isPlace && (!isLed || sign === '>>')) return null;
  const wrong = match[0].slice(0, match[0].indexOf(target) + target.length);
  const right = `-> ${isEnd ? target.toUpperCase() : target}`;
  return slipAt('arrow', line, [match.index, wrong, right]);
};

const NARROW: Readonly<Record<string, string>> = {
  ...{ '＊': '*', '∗': '*', '✱': '*', '＋': '+', '－': '-', '＝': '=', '～': '~', '〜': '~' },
  ...{ '＃': '#', '｛': '{', '｝': '}', '：': ':', '｜': '|', '＞': '>', '＜': '<', '／': '/' },
  ...{ '［': '[', '］': ']', '（': '(', '）': ')', '；': ';', '，': ',', '\u3000': ' ' },
};
const WIDE = new RegExp(`[${Object.keys(NARROW).join('')}]`, 'gu');
const narrow = (text: string): string => text.replace(WIDE, (sign) => NARROW[sign] ?? sign);

const narrowed = (text: string): string => outsideStrings(text, narrow);

/** Signs of a wide keyboard in place of ink’s. */
export const findWideSigns: Recogniser = (line) => {
  const { code, text } = line;
  const head = /^\s*[＊∗✱＋－＝～〜＃｛／]+/u.exec(code)?.[0] ?? '';
  const wholeKinds = ['header', 'logic', 'declaration', 'include', 'divert', 'tag', 'block'];
  const right = narrow(head) + text.slice(head.length);
  const kind = lineKind(right);
  if (head !== '' && (kind !== 'text' || right.trimStart().startsWith('//'))) {
    const isWhole = wholeKinds.includes(kind);
    return slipOfLine('wide', line, isWhole ? narrow(text) : narrowBrackets(right));
  }
  if (['logic', 'declaration', 'header'].includes(line.kind) && narrowed(code) !== code)
    return slipOfLine('wide', line, narrowed(text));
  const braces = /\{[^{}:]*[：｜][^{}]*\}|｛[^｛｝{}]*｝/u.exec(code);
  if (braces !== null) return slipAt('wide', line, [braces.index, braces[0], narrow(braces[0])]);
  const tag = /^\s*#\s*[\w-]+\s*：/u.exec(code);
  if (tag !== null) return slipOfLine('wide', line, text.replace('：', ':'));
  return line.kind === 'choice' && narrowBrackets(text) !== text
    ? slipOfLine('wide', line, narrowBrackets(text))
    : null;
};

function narrowBrackets(text: string): string {
  return text.replace(/［(?<words>[^［］]*)］/u, '[$<words>]');
}

const ODD_SPACE = /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u2060\u3000\uFEFF]/u;
const ODD_SPACES = new RegExp(ODD_SPACE, 'gu');
const ZERO_WIDTH = /[\u200B\u2060\uFEFF]/gu;
/** Where ink reads more than words. */
const READ = ['divert', 'tunnel', 'thread', 'logic', 'condition', 'branch', 'choice', 'gather'];

/** Changes a text outside of strings, in which all signs are part of the text. */
export function outsideStrings(text: string, change: (piece: string) => string): string {
  return text
    .split(/(?<string>"(?:[^"\\]|\\.)*")/u)
    .map((piece, index) => (index % 2 === 1 ? piece : change(piece)))
    .join('');
}

/** Control characters, which nobody types. */
export const findControl: Recogniser = (line) => {
  const { names } = controlsIn(line.text);
  if (names.length === 0) return null;
  const is = withoutControls(line.text);
  return { kind: 'control', is, written: listControls(names), mended: is.trim(), isQuiet: false };
};

/** Spaces that ink takes for letters, where it reads more than words. */
export const findOddSpace: Recogniser = (line) => {
  const { code, kind, text } = line;
  if (!ODD_SPACE.test(code)) return null;
  const plain = (piece: string) => piece.replace(ZERO_WIDTH, '').replace(ODD_SPACES, ' ');
  const isLogic = ['header', 'logic', 'declaration', 'include'].includes(kind);
  const right = isLogic ? outsideStrings(text, plain) : plain(text);
  const isAtSign =
    /(?:->|<-)[ \t]*[\p{L}\d_.]*[\u00A0\u2000-\u200B\u202F\u2060\uFEFF]/u.test(code) ||
    /^[ \t]*(?:[*+-]+|#[^:]*)?[\u00A0\u2000-\u200B\u202F\u2060\uFEFF]/u.test(code);
  const isRead = [...code.matchAll(ODD_SPACES)].some(({ index }) => {
    const types = typesAt(line, index);
    return !types.includes('string') && types.some((type) => READ.includes(type));
  });
  const isMeant =
    kind !== lineKind(right) ||
    (isLogic ? outsideStrings(code, plain) !== code : isRead || (isAtSign && kind !== 'text'));
  return isMeant ? slipOfLine('space', line, right) : null;
};

const straight = (text: string): string =>
  outsideStrings(text, (piece) =>
    piece.replace(/[“”„‟«»]/g, '"').replace(/[‘‚](?<words>[^‘’‚"]*)[’‘]/g, '"$<words>"'),
  );

/** Curly quotation marks where ink, or the engine’s markup, wants straight ones. */
export const findCurlyQuotes: Recogniser = (line) => {
  const { code, text } = line;
  if (['declaration', 'logic', 'include'].includes(line.kind)) {
    const comment = line.parts.find(({ types }) => types.includes('comment'))?.from ?? text.length;
    const right = straight(text.slice(0, comment)) + text.slice(comment);
    return right === text ? null : slipOfLine('quotes', line, right);
  }
  const piece =
    /\{[^{}:|]*[“”„‟«»‘][^{}:|]*[:}]/u.exec(code) ?? /\[\w+[^\][]*=[“”„«»][^\][]*\]/u.exec(code);
  const value = /^\s*#\s*\w+\s*:.*=[“”„«»].*$/u.exec(code);
  const found = piece ?? value;
  if (found === null || straight(found[0]) === found[0]) return null;
  return slipAt('quotes', line, [found.index, found[0], straight(found[0])]);
};

const bullet = /^\s*(?<sign>[•◦▪●‣∙·–—➤✦❖]|\*️⃣)[ \t]*(?<words>\S.*)$/u;
const numbered = /^\s*\(?(?:\d{1,2}|[a-h])[.)]\s+(?<words>\S.*)$/u;

/** Lines of a list that may be meant as choices. */
export const findListMark: Recogniser = (line, { lines, index }) => {
  if (line.kind !== 'text' && !/^\s*\[/.test(line.code)) return null;
  const hasArrow = /->|\[[^\]]+\]\s*$/.test(line.code);
  const dotted = bullet.exec(line.code)?.groups;
  if (dotted?.sign !== undefined && dotted.words !== undefined) {
    if (/[–—]/.test(dotted.sign) && !hasArrow) return null;
    return slipOfLine('bullet', line, `* ${dotted.words}`, !hasArrow);
  }
  const words = numbered.exec(line.code)?.groups?.words;
  const isListed = [lines[index - 1], lines[index + 1]].some(
    (next) => next !== undefined && (numbered.test(next.code) || next.kind === 'choice'),
  );
  if (words !== undefined && (isListed || hasArrow))
    return slipOfLine('number', line, `* ${words}`, !hasArrow);
  // `[Knock] -> hall`, and `> Knock -> hall`.
  const bare = /^\s*>?\s*(?<words>\[[^\][/=]+\]\s*->.*|(?<=>\s*)\S.*->\s*\S+)$/u.exec(line.code);
  return bare?.groups?.words === undefined
    ? null
    : slipOfLine('star', line, `* ${bare.groups.words}`);
};
