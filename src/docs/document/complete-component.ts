import type { List, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { AttributeValue, ElementProps } from '../../base/tree/document-tree';
import type { ComponentNode } from './component-node';
import { readFileTree } from './read-file-tree';
import type { Report } from './reporter';
import { tabValue } from './tab-value';

/** Gives composite components the props their React counterparts render. */
export function completeComponent(
  node: ComponentNode,
  uniqueId: (prefix: string) => string,
  report: Report,
): void {
  switch (node.name) {
    case 'Tabs':
      finishTabs(node, uniqueId, report);
      break;
    case 'Details':
      rename(node.props, 'open', 'isOpen');
      break;
    case 'Exercise':
    case 'Reference':
    case 'WholeGame':
    case 'GameSource':
    case 'GameMap':
    case 'Write':
      // What they show is looked up later, when the position in the file is no longer known.
      node.props = { ...node.props, line: node.position?.start.line ?? 1 };
      break;
    case 'Steps':
      if (onlyList(node)?.ordered !== true) {
        report(
          node,
          '<Steps> must contain exactly one numbered list.',
          'Put “1. …” items, and nothing else, directly into it.',
        );
      }
      break;
    case 'FileTree': {
      const list = onlyList(node);
      if (list === null) {
        report(
          node,
          '<FileTree> must contain exactly one list.',
          'Put “- name” items, indented for folders, and nothing else, into it.',
        );
      }
      const entries = list === null ? [] : readFileTree(list);
      node.props = { entries: entries as unknown as AttributeValue };
      node.children = [];
      break;
    }
  }
}

function finishTabs(
  node: ComponentNode,
  uniqueId: (prefix: string) => string,
  report: Report,
): void {
  const tabs = node.children.filter(
    (child): child is ComponentNode => child.type === 'component' && child.name === 'TabItem',
  );
  const items = tabs.map(({ props }) => ({
    value: tabValue(textOf(props.value), textOf(props.label)),
    label: textOf(props.label ?? props.value),
  }));
  const values = items.map(({ value }) => value);
  const nameless = tabs[values.indexOf('')];
  if (nameless !== undefined) {
    report(
      nameless,
      '<TabItem> has no label.',
      'Write <TabItem label="…">, with the text on the tab.',
    );
  }
  const repeated = values.findIndex(
    (value, index) => value !== '' && values.indexOf(value) !== index,
  );
  if (repeated >= 0) {
    report(
      node,
      tabs[repeated]?.props.value === undefined
        ? `Two tabs have the label “${items[repeated]?.label}”.`
        : `Two tabs have the value “${values[repeated]}”.`,
      'Give each <TabItem> in a <Tabs> a different label, and a different value if it has one.',
    );
  }
  const defaults = tabs.filter(({ props }) => props.default === true);
  const [first] = defaults;
  if (defaults.length > 1) {
    report(
      node,
      'More than one tab is the default.',
      'Keep the attribute “default” on one <TabItem>.',
    );
  }
  if (items.length === 0) {
    report(node, '<Tabs> has no <TabItem>.', 'Put a <TabItem label="…"> into it for each tab.');
  }
  const { groupId, queryString } = node.props;
  if (queryString === true && groupId === undefined) {
    report(
      node,
      '<Tabs queryString> has no groupId to take its name from.',
      'Add groupId="…" or write queryString="name".',
    );
  }
  const parameter =
    queryString === true ? groupId : queryString === false ? undefined : queryString;
  node.props = {
    id: uniqueId('tabs'),
    items,
    defaultValue: values[first === undefined ? 0 : tabs.indexOf(first)] ?? '',
    ...(groupId !== undefined && { groupId }),
    ...(parameter !== undefined && { queryString: parameter }),
  };
  tabs.forEach((tab, index) => {
    tab.props = { value: values[index] ?? '' };
  });
}

/** Attributes were checked earlier; one of the wrong type was reported and counts as empty. */
function textOf(value: AttributeValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

function onlyList(node: ComponentNode): List | null {
  const children = node.children as RootContent[];
  const [first] = children;
  return children.length === 1 && first?.type === 'list' && toString(first) !== '' ? first : null;
}

function rename(props: ElementProps, from: string, to: string): void {
  const value = props[from];
  if (value === undefined) return;
  // Renames a key without changing the order of the props.
  Reflect.deleteProperty(props, from);
  props[to] = value;
}
