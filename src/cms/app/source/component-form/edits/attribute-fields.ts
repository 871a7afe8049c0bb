import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { schemaOf } from '../../../../../docs/document/component-schema';
import { readAttributes } from '../../../../../docs/document/read-attributes';
import type { FormField, TextEdit } from './component-form';
import { gapBefore } from './gaps';
import { rangeOf } from './range-of';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const kinds = { text: 'text', textOrFlag: 'text', flag: 'flag', number: 'number' } as const;
const QUOTED = /^(?<name>[^=]*=\s*)(?<quote>["'])[^]*\k<quote>$/;

/** The attributes of a component’s tag, in the order in which they are described; those that are `kept` may be empty. */
export function attributeFields(
  element: JsxElement,
  text: string,
  kept: readonly string[] = [],
): FormField[] {
  const props = readAttributes(element, () => undefined);
  const attributes = Object.entries(schemaOf(element.name ?? '')?.attributes ?? {});
  return attributes.map(([name, { type, isRequired }]): FormField => {
    const kind = kinds[type];
    const value = props[name];
    return {
      name,
      kind,
      value: kind === 'flag' ? (value === true ? name : '') : asText(value),
      write(next) {
        if (next === '' && isRequired !== true && !kept.includes(name))
          return removeAttribute(element, name, text);
        if (kind === 'number' && !/^\d+$/.test(next)) return [];
        return writeAttribute(element, name, { kind, next }, text);
      },
    };
  });
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const attributeOf = (element: JsxElement, name: string) =>
  element.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );

/** Removes an attribute and the space before it. */
export function removeAttribute(element: JsxElement, name: string, text: string): TextEdit[] {
  const attribute = attributeOf(element, name);
  if (attribute === undefined) return [];
  const { from, to } = rangeOf(attribute);
  return [{ from: gapBefore(text, from), to, insert: '' }];
}

interface Written {
  kind: FormField['kind'];
  next: string;
}

function writeAttribute(
  element: JsxElement,
  name: string,
  { kind, next }: Written,
  text: string,
): TextEdit[] {
  const attribute = attributeOf(element, name);
  const value =
    kind === 'flag' ? '' : kind === 'number' ? `={${next}}` : `="${escaped(next, '"')}"`;
  if (attribute === undefined) {
    const place = placeOf(element, name);
    return [{ from: place, to: place, insert: ` ${name}${value}` }];
  }
  const { from, to } = rangeOf(attribute);
  const { name: start, quote } = QUOTED.exec(text.slice(from, to))?.groups ?? {};
  if (kind !== 'text' || start === undefined || quote === undefined) {
    return [{ from, to, insert: `${name}${value}` }];
  }
  return [{ from: from + start.length + 1, to: to - 1, insert: escaped(next, quote) }];
}

/** Behind those that are described before it, or behind the component’s name. */
function placeOf(element: JsxElement, name: string): number {
  const order = Object.keys(schemaOf(element.name ?? '')?.attributes ?? {});
  const before = order
    .slice(0, order.indexOf(name))
    .flatMap((one) => attributeOf(element, one) ?? []);
  const start = rangeOf(element).from + 1 + (element.name ?? '').length;
  return Math.max(start, ...before.map((one) => rangeOf(one).to));
}

function escaped(value: string, quote: string): string {
  return value
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&apos;');
}
