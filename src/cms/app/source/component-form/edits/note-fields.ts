import type { ContainerDirective } from 'mdast-util-directive';
import { admonitionTypes } from '../../../../../docs/document/admonitions';
import type { FormField } from './component-form';
import { rangeOf } from './range-of';

/** The kind and the title of a note. */
export function noteFields(node: ContainerDirective, text: string): FormField[] {
  const { from } = rangeOf(node);
  const start = from + (/^:+/.exec(text.slice(from))?.[0].length ?? 0);
  const end = start + node.name.length;
  const [label] = node.children;
  const title =
    label?.type === 'paragraph' && label.data?.directiveLabel === true
      ? rangeOf(label)
      : { from: end, to: end };
  return [
    {
      name: 'type',
      kind: 'choice',
      value: node.name,
      choices: [...new Set([...admonitionTypes, node.name])],
      write: (next) => [{ from: start, to: end, insert: next }],
    },
    {
      name: 'title',
      kind: 'text',
      value: text.slice(title.from + 1, title.to - 1),
      write: (next) => [{ ...title, insert: next === '' ? '' : `[${balanced(next)}]` }],
    },
  ];
}

/** Brackets end a title, unless they come in pairs. */
function balanced(title: string): string {
  let open = 0;
  for (const [sign] of title.matchAll(/\\.|[[\]]/g)) {
    if (sign === '[') open += 1;
    if (sign === ']') open -= 1;
    if (open < 0) break;
  }
  return open === 0
    ? title
    : title.replace(/\\.|[[\]]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
}
