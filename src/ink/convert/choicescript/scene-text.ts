import { closingOf } from '../expression/brackets';
import type { Expression } from '../expression/ink-expression';
import { inkText } from '../writing/ink-text';

const VALUE = /(?<sign>[$@])(?<capitals>!{0,2})\{/y;

/** Texts of a scene as ink. */
export interface SceneText {
  ink: string;
  /** What could not be carried over. */
  lost: string[];
}

/** A text with its values: `${name}`, `@{brave bravely|slowly}`, `[n/]`. */
export function sceneText(text: string, translate: (code: string) => Expression | null): SceneText {
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
    const value =
      match.groups?.sign === '$' ? printed(inside, translate) : oneOf(inside, translate);
    if (value === null || match.groups?.capitals !== '') lost.push(code);
    ink += value ?? inkText(wordsOf(inside, match.groups?.sign === '@'));
    at = end + 1;
  }
  flush();
  return { ink, lost };
}

function printed(code: string, translate: (code: string) => Expression | null): string | null {
  const value = translate(code);
  return value && `{${value.ink}}`;
}

/** One of several texts, by a condition or by a number from 1. */
function oneOf(inside: string, translate: (code: string) => Expression | null): string | null {
  const { test = '', texts = '' } =
    /^(?<test>\((?:[^()]|\([^()]*\))*\)|\S+) ?(?<texts>[^]*)$/.exec(inside)?.groups ?? {};
  const value = translate(test);
  const parts = texts.split('|').map((part) => sceneText(part, translate));
  if (value === null || parts.length < 2 || parts.some(({ lost }) => lost.length > 0)) return null;
  const shown = parts.map(({ ink }) => ink.replace(/^ | $/g, '\\ '));
  if (value.kind === 'truth' && shown.length === 2) return `{${value.ink}:${shown.join('|')}}`;
  if (value.kind !== 'number') return null;
  return shown.reduceRight(
    (others, part, index) => `{${value.ink} <= ${index + 1}:${part}|${others}}`,
  );
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
