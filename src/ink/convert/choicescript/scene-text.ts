import { closingOf } from '../expression/brackets';
import type { Expression } from '../expression/ink-expression';
import { inkText } from '../writing/ink-text';
import { inCapitals } from './capitals';

const VALUE = /(?<sign>[$@])(?<capitals>!{0,2})\{/y;

/** Texts of a scene as ink. */
export interface SceneText {
  ink: string;
  /** What could not be carried over. */
  lost: string[];
}

/** What the values in a text are in ink; null for what cannot be carried over. */
export interface TextScope {
  translate: (code: string) => Expression | null;
  /** The function that writes a variable in capitals. */
  capitals: (variable: string, signs: string) => string | null;
}

/** A text with its values: `${name}`, `$!{name}`, `@{brave bravely|slowly}`, `[n/]`. */
export function sceneText(text: string, scope: TextScope): SceneText {
  const lost: string[] = [];
  let ink = '';
  let plain = '';
  const flush = (): void => {
    ink += inkText(plain).replaceAll('[n/]', '<br>').replaceAll('[c/]', '');
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    VALUE.lastIndex = at;
    const match = VALUE.exec(text);
    const end = match === null ? -1 : closingOf(text, at + match[0].length - 1, '{', '}');
    if (match === null || end < 0) {
      plain += text[at] ?? '';
      at += 1;
      continue;
    }
    flush();
    const inside = text.slice(at + match[0].length, end);
    const code = text.slice(at, end + 1);
    const { sign, capitals = '' } = match.groups ?? {};
    const value = sign === '$' ? printed(inside, capitals, scope) : oneOf(inside, capitals, scope);
    if (value === null || value.isPlain) lost.push(code);
    ink += value?.ink ?? inkText(wordsOf(inside, sign === '@'));
    at = end + 1;
  }
  flush();
  return { ink, lost };
}

/** A value in ink, and whether its capitals are lost. */
interface Shown {
  ink: string;
  isPlain: boolean;
}

function printed(code: string, signs: string, scope: TextScope): Shown | null {
  const value = scope.translate(code);
  const write = signs === '' ? null : scope.capitals(code.trim(), signs);
  if (value === null) return null;
  return {
    ink: `{${write === null ? value.ink : `${write}(${value.ink})`}}`,
    isPlain: write === null && signs !== '',
  };
}

/** One of several texts, by a condition or by a number from 1. */
function oneOf(inside: string, signs: string, scope: TextScope): Shown | null {
  const { test = '', texts = '' } =
    /^(?<test>\((?:[^()]|\([^()]*\))*\)|\S+) ?(?<texts>[^]*)$/.exec(inside)?.groups ?? {};
  const value = scope.translate(test);
  const parts = texts
    .split('|')
    .map((part) => sceneText(texts.includes('{') ? part : inCapitals(part, signs), scope));
  if (value === null || parts.length < 2 || parts.some(({ lost }) => lost.length > 0)) return null;
  const shown = parts.map(({ ink }) => ink.replace(/^ | $/g, '\\ '));
  const isPlain = signs !== '' && texts.includes('{');
  if (value.kind === 'truth' && shown.length === 2) {
    const [yes = '', no = ''] = shown;
    return { ink: either(value.ink, `not (${value.ink})`, yes, no), isPlain };
  }
  if (value.kind !== 'number') return null;
  const ink = shown.reduceRight((others, part, index) =>
    either(`${value.ink} <= ${index + 1}`, `${value.ink} > ${index + 1}`, part, others),
  );
  return { ink, isPlain };
}

/** One text or the other; ink wants a text after the colon. */
function either(test: string, opposite: string, yes: string, no: string): string {
  if (yes === '') return no === '' ? '' : `{${opposite}:${no}}`;
  return `{${test}:${yes}|${no}}`;
}

/** The words of what could not be carried over. */
function wordsOf(inside: string, isChoice: boolean): string {
  return isChoice
    ? inside
        .replace(/^(?:\([^)]*\)|\S+) ?/, '')
        .split('|')
        .join(' / ')
    : '';
}
