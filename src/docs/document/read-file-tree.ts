import type { List, ListItem, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { FileTreeEntry } from './file-tree-entry';

/** Reads a nested list as files and folders: `name comment`, folders end in `/`, bold is highlighted. */
export function readFileTree(list: List): FileTreeEntry[] {
  return list.children.map(readEntry);
}

function readEntry(item: ListItem): FileTreeEntry {
  const line = item.children.find((child) => child.type === 'paragraph');
  const nested = item.children.find((child) => child.type === 'list');
  const { name, comment, isHighlighted } = readLine(line?.children ?? []);
  const isFolder = nested !== undefined || name.endsWith('/');
  return {
    name: name.replace(/\/$/, ''),
    kind: isFolder ? 'folder' : 'file',
    ...(comment !== '' && { comment }),
    ...(isHighlighted && { isHighlighted: true }),
    ...(nested && { children: readFileTree(nested) }),
  };
}

function readLine(nodes: PhrasingContent[]) {
  const [first, ...rest] = nodes;
  // A name in bold or code can contain spaces; a plain name ends at the first space.
  if (first !== undefined && first.type !== 'text') {
    return {
      name: toString(first),
      comment: toString(rest).trim(),
      isHighlighted: first.type === 'strong',
    };
  }
  const [name = '', ...words] = toString(nodes).trim().split(/\s+/);
  return { name, comment: words.join(' '), isHighlighted: false };
}
