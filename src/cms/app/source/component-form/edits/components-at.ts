import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { schemaOf } from '../../../../../docs/document/component-schema';
import { parseMarkdown } from '../../../../../docs/document/parse-markdown';
import { attributeFields, type JsxElement } from './attribute-fields';
import { blockAround } from './block-around';
import type { ComponentForm } from './component-form';
import { fenceFields } from './fence-fields';
import { noteFields } from './note-fields';
import { partList } from './part-list';
import { rangeOf } from './range-of';
import { stepList } from './step-list';

/** The components around a position of a page’s text that have a form, the innermost last; none where it cannot be read. */
export function componentsAt(text: string, position: number): ComponentForm[] {
  const block = blockAround(text, position);
  const root = parseMarkdown(text.slice(block.from, block.to), () => undefined);
  if (root === null) return [];
  moveBy(root, block.from);
  return formsIn(root, position, text);
}

function formsIn(parent: Nodes, position: number, text: string): ComponentForm[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((node) => {
    const { from, to } = rangeOf(node);
    if (position < from || position > to) return [];
    const form = formOf(node, text);
    return [...(form === null ? [] : [form]), ...formsIn(node, position, text)];
  });
}

function formOf(node: Nodes, text: string): ComponentForm | null {
  const form = (
    name: string,
    fields: ComponentForm['fields'],
    parts: ComponentForm['parts'] = null,
  ) => (fields.length === 0 && parts === null ? null : { name, ...rangeOf(node), fields, parts });
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const { parent, placement } = schemaOf(node.name ?? '') ?? {};
      // A tab or a card is a part of the form around it.
      if (placement !== 'block' || parent !== undefined) return null;
      return form(node.name ?? '', attributeFields(node, text), partsOf(node, text));
    }
    case 'containerDirective':
      return form('note', noteFields(node, text));
    case 'code':
      return form(node.lang?.toLowerCase() === 'ink' ? 'ink' : 'code', fenceFields(node, text));
    default:
      return null;
  }
}

function partsOf(element: JsxElement, text: string): ComponentForm['parts'] {
  const part = schemaOf(element.name ?? '')?.children?.[0];
  if (part !== undefined) return partList(element, part, text);
  const list = element.name === 'Steps' ? element.children[0] : undefined;
  return list?.type === 'list' && list.ordered === true ? stepList(list, text) : null;
}

/** Positions as they are in the whole text. */
function moveBy(root: Root, by: number): void {
  const move = ({ position }: { position?: Root['position'] }) => {
    if (position?.start.offset !== undefined) position.start.offset += by;
    if (position?.end.offset !== undefined) position.end.offset += by;
  };
  visit(root, (node) => {
    move(node);
    if ('attributes' in node && Array.isArray(node.attributes)) node.attributes.forEach(move);
  });
}
