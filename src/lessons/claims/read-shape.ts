import { isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import { didYouMean } from '../../base/text/nearest-name';
import type { FieldReader } from '../../docs/reference/field-reader';
import type { Shape, Shapes } from './claim-shapes';

/** What a field expects, in words, for each shape. */
const wanted: Record<Shape, string> = {
  text: 'text',
  texts: 'text, or a list of pieces of text',
  call: 'a name, or a list of a name and what it is given',
  flag: 'nothing after the colon',
  count: 'a whole number',
  map: 'names and values, one a line',
  list: 'a list',
  any: 'a value',
};

/** Reads all fields of a mapping, called `noun` in messages; null if one is unknown or has the wrong shape. */
export function readShapedFields(
  node: YAMLMap,
  shapes: Shapes,
  noun: string,
  reader: FieldReader,
): Record<string, unknown> | null {
  const known = Object.keys(shapes);
  const fields: Record<string, unknown> = {};
  let isGood = true;
  for (const { key, value } of node.items) {
    const name = String(key);
    const shape = shapes[name];
    if (shape === undefined) {
      isGood = false;
      reader.report(
        key as Node,
        `${noun} has no key “${name}”.`,
        `${didYouMean(name, known)}Known keys: ${known.join(', ')}.`,
      );
      continue;
    }
    const read = readShape(value as Node | null, shape);
    if ('value' in read) {
      fields[name] = read.value;
      continue;
    }
    isGood = false;
    reader.report(key as Node, `“${name}” has the wrong kind of value.`, `Write ${read.wanted}.`);
  }
  return isGood ? fields : null;
}

/** The value of a node in the expected shape, or a description of that shape. */
export function readShape(
  node: Node | null,
  shape: Shape,
): { value: unknown } | { wanted: string } {
  const value: unknown = node?.toJSON() ?? null;
  const shaped = shapeOf(value, shape, node);
  return shaped === undefined ? { wanted: wanted[shape] } : { value: shaped };
}

function shapeOf(value: unknown, shape: Shape, node: Node | null): unknown {
  switch (shape) {
    case 'any':
      return value;
    case 'flag':
      return value === null || value === true ? true : undefined;
    case 'count':
      return Number.isInteger(value) ? value : undefined;
    case 'map':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : undefined;
    case 'list':
      return Array.isArray(value) ? value : undefined;
    case 'text':
      return textOf(value, node);
    case 'call':
      if (!Array.isArray(value)) return asList(textOf(value, node));
      return typeof value[0] === 'string' ? value : undefined;
    case 'texts': {
      const texts = isSeq(node)
        ? node.items.map((item) => textOf((item as Node).toJSON(), item as Node))
        : [textOf(value, node)];
      return texts.includes(undefined) ? undefined : texts;
    }
  }
}

/** The text of a scalar; numbers and `true` as written. */
function textOf(value: unknown, node: Node | null): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'object' || !isScalar(node)) return undefined;
  return node.source ?? undefined;
}

function asList(text: string | undefined): string[] | undefined {
  return text === undefined ? undefined : [text];
}
