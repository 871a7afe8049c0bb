import type { Blockquote, Paragraph, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean, sameButCapitals } from '../../base/text/nearest-name';
import { componentNode } from './component-node';
import type { Report } from './reporter';

/** The types and aliases of Docusaurus; an alias keeps its own label. */
export const admonitionTypes = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
  'secondary',
] as const;

const githubTypes: Record<string, string> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'important',
  WARNING: 'warning',
  CAUTION: 'caution',
};
const GITHUB_ALERT = /^\[!(?<type>[A-Za-z]+)\][^\S\n]*(?:\n|$)/;

/** Turns `:::note[Title]` containers and `> [!NOTE]` quotes into Admonition components. */
export function transformAdmonitions(root: Root, report: Report): void {
  visit(root, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const replacement =
      node.type === 'containerDirective'
        ? fromDirective(node, report)
        : node.type === 'blockquote'
          ? fromGithubAlert(node, report)
          : null;
    if (replacement === null) return undefined;
    parent.children[index] = replacement;
    // Continue inside the new node: admonitions can be nested.
    return [SKIP, index];
  });
  reportStrayFences(root, report);
}

function fromDirective(node: ContainerDirective, report: Report) {
  if (!(admonitionTypes as readonly string[]).includes(node.name)) {
    const meant = sameButCapitals(node.name, admonitionTypes);
    report(
      node,
      `“:::${node.name}” is not an admonition.`,
      `${didYouMean(node.name, admonitionTypes)}Known: ${admonitionTypes.join(', ')}.`,
      'error',
      meant === null ? undefined : { from: `:::${node.name}`, to: `:::${meant}` },
    );
  }
  const [first, ...rest] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabel ? toString(first) : undefined;
  const props = { type: node.name, ...(title !== undefined && { title }) };
  return componentNode('Admonition', props, isLabel ? rest : node.children, node);
}

function fromGithubAlert(node: Blockquote, report: Report) {
  const [first, ...rest] = node.children;
  if (first?.type !== 'paragraph') return null;
  const [lead, ...others] = first.children;
  const match = lead?.type === 'text' ? GITHUB_ALERT.exec(lead.value) : null;
  if (match === null || lead?.type !== 'text') return null;
  const name = match.groups?.type?.toUpperCase() ?? '';
  const type = githubTypes[name];
  if (type === undefined) {
    const known = Object.keys(githubTypes);
    report(
      node,
      `“[!${name}]” is not an alert.`,
      `${didYouMean(name, known)}Known: ${known.join(', ')}.`,
    );
    return null;
  }
  const remaining = lead.value.slice(match[0].length);
  const children: PhrasingContent[] = [
    ...(remaining ? [{ ...lead, value: remaining }] : []),
    ...others,
  ];
  const paragraph: Paragraph = { ...first, children };
  return componentNode(
    'Admonition',
    { type },
    children.length > 0 ? [paragraph, ...rest] : rest,
    node,
  );
}

function reportStrayFences(root: Root, report: Report): void {
  visit(root, 'paragraph', (node) => {
    const [first] = node.children;
    if (first?.type === 'text' && first.value.startsWith(':::')) {
      report(
        node,
        `“${first.value.split('\n')[0]}” does not start an admonition.`,
        'Write :::note or :::note[Title] on its own line and close it with ::: below.',
      );
    }
  });
}
