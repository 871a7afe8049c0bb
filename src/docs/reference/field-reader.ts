import { isMap, isScalar, isSeq, type LineCounter, type Node, type YAMLMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { didYouMean } from '../../base/text/nearest-name';
import { listWords } from '../../base/text/words';
import {
  attributeSchema,
  handlers,
  maxLengths,
  PAGE,
  valueSchema,
  type FieldType,
  type Schema,
} from './reference-schema';

/** Reads mappings of a reference file by their schema, and collects the problems found. */
export class FieldReader {
  readonly problems: Problem[] = [];

  constructor(
    private readonly lines: LineCounter,
    private readonly file: string,
  ) {}

  /** Reads one mapping, called `noun` in messages; null if a required field cannot be read. */
  readFields(node: YAMLMap, schema: Schema, noun: string): Record<string, unknown> | null {
    this.checkKeys(node, schema, noun);
    const fields: Record<string, unknown> = {};
    let isComplete = true;
    for (const [key, { type, isRequired }] of Object.entries(schema)) {
      const value = node.get(key, true) as Node | undefined;
      if (value === undefined) {
        if (isRequired) {
          const message = `${atStart(noun)} has no “${key}”.`;
          this.report(node, message, `Add “${key}: …” to it.`, key);
        }
        isComplete &&= !isRequired;
        continue;
      }
      const read = this.readField(value, type, key, noun);
      if (read === null) isComplete = false;
      else fields[key] = read;
    }
    return isComplete ? fields : null;
  }

  /** Line of a node in the file, from 1. */
  lineOf(node: Node | null | undefined): number {
    return node?.range ? this.lines.linePos(node.range[0]).line : 1;
  }

  /** Adds a problem at a node. */
  report(node: Node | null | undefined, message: string, hint: string, missingKey?: string): void {
    this.problems.push({
      severity: 'error',
      file: this.file,
      line: this.lineOf(node),
      message,
      hint,
      ...(missingKey !== undefined && { missingKey }),
    });
  }

  /** The text of a scalar, numbers and `true` as written; null for anything else. */
  textOf(node: Node | null | undefined): string | null {
    if (!isScalar(node) || node.value === null) return null;
    const text = typeof node.value === 'string' ? node.value : (node.source ?? '');
    return text.trim() === '' ? null : text.trim();
  }

  private checkKeys(node: YAMLMap, schema: Schema, noun: string): void {
    const known = Object.keys(schema);
    for (const { key } of node.items) {
      const name = String(key);
      if (known.includes(name)) continue;
      this.report(
        key as Node,
        `${atStart(noun)} has an unknown key “${name}”.`,
        `${didYouMean(name, known)}Known keys: ${known.join(', ')}.`,
      );
    }
  }

  private readField(node: Node, type: FieldType, key: string, noun: string): unknown {
    switch (type) {
      case 'flag':
        return this.readFlag(node, key, noun);
      case 'texts':
      case 'proses':
      case 'handlers':
        return this.readList(node, key, noun, (item) => this.readText(item, type, key, noun));
      case 'values':
        return this.readList(node, key, noun, (item) =>
          this.readMap(item, valueSchema, `a value of ${noun}`),
        );
      case 'attributes':
        return this.readList(node, key, noun, (item) =>
          this.readMap(item, attributeSchema, `an attribute of ${noun}`),
        );
      default:
        return this.readText(node, type, key, noun);
    }
  }

  private readFlag(node: Node, key: string, noun: string): boolean | null {
    if (isScalar(node) && typeof node.value === 'boolean') return node.value;
    this.report(
      node,
      `“${key}” of ${noun} is neither true nor false.`,
      `Write “${key}: true”, or leave it out.`,
    );
    return null;
  }

  private readList<T>(
    node: Node,
    key: string,
    noun: string,
    read: (item: Node) => T | null,
  ): T[] | null {
    if (!isSeq(node)) {
      this.report(
        node,
        `“${key}” of ${noun} is not a list.`,
        `Write “${key}:” and the items below it, each starting with “- ”.`,
      );
      return null;
    }
    const items = node.items.map((item) => read(item as Node));
    return items.includes(null) ? null : (items as T[]);
  }

  private readMap(node: Node, schema: Schema, noun: string): Record<string, unknown> | null {
    if (isMap(node)) return this.readFields(node, schema, noun);
    this.report(
      node,
      `${atStart(noun)} is not a mapping.`,
      'Write “- name: …” and its other keys below.',
    );
    return null;
  }

  private readText(node: Node, type: FieldType, key: string, noun: string): string | null {
    const text = this.textOf(node);
    const reason = text === null ? 'is empty or no text' : objection(text, type);
    if (reason === null) return text;
    this.report(node, `“${key}” of ${noun} ${reason}.`, hintFor(type, key, text ?? ''));
    return null;
  }
}

function objection(text: string, type: FieldType): string | null {
  if (typeof type !== 'string') return type.includes(text) ? null : `is “${text}”`;
  if (type === 'handlers')
    return handlers.some((handler) => handler === text) ? null : `names “${text}”`;
  if (type === 'page') return PAGE.test(text) ? null : 'is not the id of a page';
  if (type === 'pattern') return isPattern(text) ? null : 'is not a regular expression';
  if (type === 'prose' || type === 'proses')
    return isSentence(text) ? null : 'does not end with a full stop';
  if (type !== 'summary' && type !== 'meaning') return null;
  if (text.includes('\n')) return 'has more than one line';
  if (text.length > maxLengths[type]) return `has ${text.length} letters`;
  if (text.includes('`')) return 'contains a backtick';
  return isSentence(text) ? null : 'does not end with a full stop';
}

function hintFor(type: FieldType, key: string, text: string): string {
  if (typeof type !== 'string') return `${didYouMean(text, type)}Write ${listWords(type, 'or')}.`;
  if (type === 'handlers')
    return `${didYouMean(text, handlers)}Known parts: ${handlers.join(', ')}.`;
  if (type === 'page')
    return 'Write the path below content/docs without its extension, such as atrament-basics/choices#prompt.';
  if (type === 'pattern') return 'Write it as in JavaScript, without slashes around it.';
  if (type === 'prose' || type === 'proses') {
    return 'Quote the text if it contains “ #” or “: ”: YAML ends it there.';
  }
  if (type === 'summary' || type === 'meaning') {
    return `Write one line of at most ${maxLengths[type]} characters of plain text, quoted if it contains “ #” or “: ”.`;
  }
  return `Write “${key}:” and text after it.`;
}

function isSentence(text: string): boolean {
  return /[.!?]”?$/.test(text);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function atStart(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
