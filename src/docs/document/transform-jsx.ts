import type { Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { checkComponent, usableProps } from './check-component';
import { componentNode, type ComponentNode } from './component-node';
import { schemaOf } from './component-schema';
import { meantComponent } from './meant-component';
import { readAttributes } from './read-attributes';
import type { Report } from './reporter';

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** Turns JSX into checked component nodes and rejects anything that would be code: imports, exports, expressions. */
export function transformJsx(root: Root, report: Report): void {
  transformChildren(root, null, report);
}

function transformChildren(parent: Parents, parentName: string | null, report: Report): void {
  const children = (parent.children as RootContent[]).flatMap((node) =>
    transformNode(node, parentName, report),
  );
  parent.children = children;
}

function transformNode(
  node: RootContent,
  parentName: string | null,
  report: Report,
): RootContent[] {
  switch (node.type) {
    case 'mdxjsEsm':
      report(
        node,
        `Content cannot run code: “${node.value.split('\n')[0]}”.`,
        'Remove the line: components need no import here, and pages export nothing.',
      );
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (COMMENT.test(node.value)) return [];
      report(
        node,
        `Content cannot run code: the expression {${node.value.slice(0, 40)}}.`,
        'Put a literal brace in `code`, or write \\{; comments are {/* … */}.',
      );
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return transformElement(node, parentName, report);
    case 'paragraph':
      transformChildren(node, parentName, report);
      return unravel(node, report);
    default:
      if ('children' in node) {
        transformChildren(node, node.type === 'component' ? node.name : null, report);
      }
      return [node];
  }
}

function transformElement(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  parentName: string | null,
  report: Report,
): RootContent[] {
  const props = readAttributes(element, report);
  const name = meantComponent(element.name ?? '', props, element, report);
  const isDrawn = name !== null && checkComponent(name, props, parentName, element, report);
  transformChildren(element, name, report);
  if (!isDrawn) return element.children;
  const children = element.children as RootContent[];
  const allowed = schemaOf(name)?.children;
  const strays =
    allowed &&
    children.filter((child) => !(child.type === 'component' && allowed.includes(child.name)));
  if (allowed?.length === 0 && children.length > 0) {
    report(
      element,
      `<${name}> has content, which would not be shown.`,
      `Write <${name} … /> and the text outside it.`,
    );
  } else if (allowed && strays && strays.length > 0) {
    report(
      strays[0] ?? element,
      `<${name}> contains something other than <${allowed.join('> or <')}>.`,
      `Put the text into <${allowed.join('> or <')}>.`,
    );
  }
  return [componentNode(name, usableProps(name, props), children, element)];
}

/** A paragraph that contains only block components is not a paragraph (MDX’s own rule). */
function unravel(
  paragraph: Extract<RootContent, { type: 'paragraph' }>,
  report: Report,
): RootContent[] {
  const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';
  const isBlock = (node: RootContent): node is ComponentNode =>
    node.type === 'component' && schemaOf(node.name)?.placement === 'block';
  const children = paragraph.children as RootContent[];
  const others = children.filter((node) => !isBlank(node));
  const blocks = others.filter(isBlock);
  if (blocks.length > 0 && blocks.length === others.length) return blocks;
  for (const block of blocks) {
    // A block within <p> is invalid HTML: browsers would split it, and React would not find the page it expects.
    report(
      block,
      `<${block.name}> is inside a line of text.`,
      'Put it on its own line, with an empty line before and after.',
    );
  }
  return [paragraph];
}
