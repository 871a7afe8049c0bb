import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { tabValue } from '../../../../../docs/document/tab-value';
import { attributeFields, removeAttribute, type JsxElement } from './attribute-fields';
import type { FormField, PartList } from './component-form';
import { contentField } from './content-field';
import { addBehind, removeOne, swapWithNext } from './edit-list';
import { rangeOf } from './range-of';

/** The parts of a component that are components: tabs and cards. */
export function partList(element: JsxElement, name: string, text: string): PartList {
  const parts = partsIn(element, name);
  const ranges = parts.map(rangeOf);
  const isShared = element.attributes.length > 0;
  return {
    name,
    items: parts.map((part) => {
      const fields = [...attributeFields(part, text, ['label']), ...contentField(part, text)];
      return {
        ...rangeOf(part),
        summary: toString(part),
        fields: name === 'TabItem' ? tabFields(part, fields, isShared, text) : fields,
      };
    }),
    add: (written) => addBehind(text, ranges, written),
    remove: (index) => removeOne(text, ranges, index),
    swapWithNext: (index) => swapWithNext(text, ranges, index),
  };
}

function partsIn(node: Nodes, name: string): JsxElement[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child): JsxElement[] => {
    const isElement = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
    if (isElement && child.name === name) return [child];
    // Those that follow one another without an empty line are a paragraph.
    return child.type === 'paragraph' ? partsIn(child, name) : [];
  });
}

/**
 * A value that only repeats the label goes with it, unless other pages or addresses may name it; one that somebody has
 * chosen stays.
 */
function tabFields(
  tab: JsxElement,
  fields: FormField[],
  isShared: boolean,
  text: string,
): FormField[] {
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
  const [value, label] = [valueOf('value'), valueOf('label')];
  const isDerived = value !== '' && value === tabValue('', label === '' ? value : label);
  return fields.map((field): FormField => {
    if (field.name !== 'label') return field;
    return {
      ...field,
      value: label === '' ? value : label,
      write: (next) => [
        ...field.write(next),
        ...(isDerived && !isShared && next !== '' ? removeAttribute(tab, 'value', text) : []),
      ],
    };
  });
}
