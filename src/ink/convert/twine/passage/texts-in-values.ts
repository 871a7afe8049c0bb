import { binary, call, literal, type Value } from '../../expression/value';
import { lost, print, type Branch, type PassageNode, type Read } from './passage-nodes';
import { changeNodes, changeValues } from './rewrite-nodes';

/** What takes names of passages. */
const ASKS = /^(?:visited|hasVisited|passed|visits|history)$/;
const BLOCK = /^\[(?:ul|ol|li|h\d|blockquote)\]/;

/** One of several values, by a condition or by chance, as branches; null if it is none. */
function branchesOf(value: Value): { condition: Value | null; value: Value }[] | null {
  if (value.kind === 'either') return branchesOf(call('cond', value.test, value.yes, value.no));
  if (value.kind !== 'call' || value.given.some(({ kind }) => kind === 'spread')) return null;
  const { name, given } = value;
  const [test, yes, no] = given;
  if (name === 'cond' && given.length === 3 && test && yes && no) {
    return [
      { condition: test, value: yes },
      { condition: null, value: no },
    ];
  }
  if (name !== 'either' || given.length < 2) return null;
  return given.map((one, index) => {
    const rest = given.length - index;
    const roll = binary(call('random', literal(1), literal(rest)), '==', literal(1));
    return { condition: rest === 1 ? null : roll, value: one };
  });
}

/** What depends on a text that is one of several: nodes for each; lost if one of them is not known. */
export function byText(
  value: Value | null | undefined,
  code: string,
  nodesFor: (text: string) => readonly PassageNode[],
): PassageNode[] {
  if (value?.kind === 'literal') return [...nodesFor(String(value.is))];
  const branches = value && branchesOf(value);
  if (!branches?.every((one) => one.value.kind === 'literal')) return [lost(code)];
  return [
    ifOf(
      branches.map((one) => ({ ...one, body: byText(one.value, code, nodesFor) })),
      code,
    ),
  ];
}

const ifOf = (branches: readonly Branch[], code: string): PassageNode => ({
  kind: 'if',
  branches: branches.map(({ condition, body }) => ({ condition, body })),
  code,
});

/** Texts in quotes are read where they are shown: with the engine’s markup, or as what they lead to. */
export function withMarkup(nodes: readonly PassageNode[], read: Read): PassageNode[] {
  const plain = (value: Value): Value | null => {
    const asked = value.kind === 'binary' ? value.left : value;
    if (asked.kind === 'call' && ASKS.test(asked.name)) return value;
    return value.kind === 'literal' && typeof value.is === 'string' ? marked(value.is, read) : null;
  };
  const shown = changeNodes(nodes, (node) => {
    const branches = node.kind === 'print' && node.value ? branchesOf(node.value) : null;
    if (node.kind !== 'print' || !branches?.some(({ value }) => plain(value) !== null)) {
      return null;
    }
    const bodyOf = (value: Value): PassageNode[] =>
      value.kind === 'literal' ? read(String(value.is)) : [print(value, node.code)];
    return [
      ifOf(
        branches.map((one) => ({ ...one, body: bodyOf(one.value) })),
        node.code,
      ),
    ];
  });
  return changeValues(shown, plain);
}

/** A text with the engine’s markup; unknown if it is more than words; null if it is as it was. */
function marked(text: string, read: Read): Value | null {
  if (!/[^\p{L}\p{N}\s.,!?]/u.test(text)) return null;
  const nodes = read(text);
  const parts = nodes.map((node) => {
    if (node.kind === 'text') return node.text;
    return node.kind === 'markup' ? node.ink.replace(/\\(.)/g, '$1') : null;
  });
  if (nodes.every(({ kind }) => kind === 'text') || BLOCK.test(parts[0] ?? '')) return null;
  return parts.includes(null) ? call('unknown') : literal(parts.join(''));
}
