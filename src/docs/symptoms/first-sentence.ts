import type { DocumentNode } from '../../base/tree/document-tree';
import { plainText } from '../document/plain-text';

const KEPT = new Set(['code', 'em', 'strong', 'Kbd']);
const END = /[.!?](?=\s|$)/;

/** The first sentence of some inline nodes, without links. */
export function firstSentence(nodes: readonly DocumentNode[]): DocumentNode[] {
  const sentence: DocumentNode[] = [];
  for (const node of inlineNodes(nodes)) {
    const end = typeof node === 'string' ? (END.exec(node)?.index ?? -1) : -1;
    const part = typeof node === 'string' && end !== -1 ? node.slice(0, end + 1) : node;
    const last = sentence.at(-1);
    if (typeof part !== 'string') sentence.push(part);
    else if (typeof last === 'string') sentence.splice(-1, 1, last + part);
    else sentence.push(sentence.length === 0 ? part.trimStart() : part);
    if (end !== -1) break;
  }
  return sentence.filter((node) => node !== '');
}

function inlineNodes(nodes: readonly DocumentNode[]): DocumentNode[] {
  return nodes.flatMap((node): DocumentNode[] => {
    if (typeof node === 'string') return [node];
    const [name, props, ...children] = node;
    if (name === 'code') return [[name, props, plainText(children)]];
    return KEPT.has(name) ? [[name, 0, ...inlineNodes(children)]] : inlineNodes(children);
  });
}
