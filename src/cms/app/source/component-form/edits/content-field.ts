import { rangeOf } from './range-of';
import type { JsxElement } from './attribute-fields';
import type { FormField } from './component-form';

/** The name of the field for what is between the tags of a component. */
export const CONTENT = 'children';

/** The text between the tags of a component, if it is in one line. */
export function contentField(element: JsxElement, text: string): FormField[] {
  const { from, to } = rangeOf(element);
  const attributes = element.attributes.at(-1);
  const nameEnd = from + 1 + (element.name ?? '').length;
  const open = text.indexOf('>', attributes === undefined ? nameEnd : rangeOf(attributes).to) + 1;
  const close = text.lastIndexOf('</', to - 1);
  if (close < open) return [];
  const inner = text.slice(open, close);
  const isBlock = /^\s*\n/.test(inner);
  const value = isBlock ? inner.trim() : inner;
  if (value.includes('\n')) return [];
  const start = isBlock ? open + inner.length - inner.trimStart().length : open;
  return [
    {
      name: CONTENT,
      kind: 'text',
      value,
      write: (next) => [
        { from: start, to: start + value.length, insert: isBlock ? next.trim() : next },
      ],
    },
  ];
}
