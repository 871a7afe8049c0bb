import type { Code } from 'mdast';
import { fenceWords } from '../../completion/fence-words';
import type { FormField, TextEdit } from './component-form';
import { rangeOf } from './range-of';

const OPENING = /^(?<start>(?:`{3,}|~{3,})[ \t]*[^\s`]*)(?<meta>.*)/;
const WORD =
  /(?<space>\s*)(?<name>[\w-]+)(?:=(?:(?<quote>["'])(?<value>.*?)\k<quote>|\S+))?|\{[^}]*\}/g;

/** A sample without choices has one as well: `transcript=""`. */
const TRANSCRIPT = 'transcript';
export const CHOICES = 'choices';

interface Word {
  from: number;
  to: number;
  name: string;
  value: string;
}

/** The words behind the language of a fence. */
export function fenceFields(node: Code, text: string): FormField[] {
  const { from, to } = rangeOf(node);
  const { start, meta } = OPENING.exec(text.slice(from, to))?.groups ?? {};
  if (start === undefined || meta === undefined) return [];
  const end = from + start.length + meta.trimEnd().length;
  const words = wordsOf(meta, from + start.length);
  return fenceWords(node.lang ?? '').flatMap(({ label: name, template }): FormField[] => {
    const word = words.find((one) => one.name === name);
    const isText = template !== undefined;
    const write = (next: string | null): TextEdit[] => {
      const { from: start, to } = word ?? { from: end, to: end };
      return [{ from: start, to, insert: next === null ? '' : ` ${next}` }];
    };
    const flag = (written: string): FormField => ({
      name,
      kind: 'flag',
      value: word === undefined ? '' : name,
      write: (next) => write(next === '' ? null : written),
    });
    const text: FormField = {
      name,
      kind: 'text',
      value: word?.value ?? '',
      write: (next) => write(next === '' ? null : option(name, next)),
    };
    if (!isText) return [flag(name)];
    if (name !== TRANSCRIPT) return [text];
    const choices = { ...text, name: CHOICES, write: (next: string) => write(option(name, next)) };
    return [flag(option(name, '')), ...(word === undefined ? [] : [choices])];
  });
}

function wordsOf(meta: string, start: number): Word[] {
  return [...meta.matchAll(WORD)].flatMap((found) => {
    const { name, value = '' } = found.groups ?? {};
    const from = start + found.index;
    return name === undefined ? [] : [{ from, to: from + found[0].length, name, value }];
  });
}

/** A fence knows no way to write a quote in quotes of its own kind, nor a backtick. */
function option(name: string, value: string): string {
  const quote = value.includes('"') ? "'" : '"';
  return `${name}=${quote}${value.replaceAll('`', '').replaceAll(quote, '’')}${quote}`;
}
