import type { Syntax } from '../../expression/parse-value';
import { assignment } from '../passage/assignments';
import { JAVASCRIPT } from '../passage/operators';
import { lost, type PassageNode } from '../passage/passage-nodes';
import { splitOutside } from '../../expression/brackets';

/** How scripts write values. */
export const SCRIPT: Syntax = {
  operators: JAVASCRIPT,
  plainName: (name) =>
    name
      .replace(/^State\.(?:temporary|variables)\./, '$')
      .replace(/^window\./, '')
      .replace(/^(?:story\.state|s)\./, ''),
};

/** Statements of JavaScript, one after the other; `shown` is what a passage has around them. */
export function readScript(code: string, shown?: string): PassageNode[] {
  const plain = code.replace(/^\s*\/\/.*$/gm, '').replace(/\b(?:var|let|const)\s+/g, '');
  return splitOutside(plain, ';')
    .flatMap((part) =>
      /^[^\n]+=[^\n]+(?:\n[^\n]+=[^\n]+)+$/.test(part) ? part.split('\n') : [part],
    )
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isDefault(part))
    .map((part) => {
      const node = assignment(part, SCRIPT, shown ?? part);
      return node.kind === 'goto' || (node.kind === 'set' && node.value !== null)
        ? node
        : lost(shown ?? part);
    });
}

/** `setup = window.setup || {}` only makes room. */
function isDefault(part: string): boolean {
  return /^(?:window\.)?(\w+)\s*=\s*(?:window\.)?\1\s*\|\|\s*\{\s*\}$/.test(part);
}
