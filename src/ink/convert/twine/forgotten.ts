import { call, hasPart, nameOf, type Value } from '../expression/value';
import type { PassageNode } from './passage-nodes';
import type { StoryVariables } from './story-variables';

/** What a passage does first: a variable that lives for one passage is empty, if it may be read before it is set. */
export function forgotten(nodes: readonly PassageNode[], variables: StoryVariables): string[] {
  const early = new Set<string>();
  readEarly(nodes, new Set());
  return [...early].flatMap(
    (name) => variables.statement({ kind: 'set', name, value: call('nothing'), code: name }) ?? [],
  );

  /** Notes what is read before it is set; returns what has been set at the end. */
  function readEarly(some: readonly PassageNode[], before: ReadonlySet<string>): Set<string> {
    const set = new Set(before);
    const read = (value: Value | null | undefined): void => {
      if (value == null) return;
      hasPart(value, (part) => {
        const isEarly = part.kind === 'name' && part.name.startsWith('_') && !set.has(part.name);
        if (isEarly) early.add(part.name);
        return false;
      });
    };
    for (const node of some) {
      switch (node.kind) {
        case 'print':
          read(node.value);
          break;
        case 'input':
          read(nameOf(node.name));
          break;
        case 'set':
          read(node.value);
          if (variables.statement(node) !== null) set.add(node.name);
          break;
        case 'link':
          read(node.when);
          for (const part of [node.label, node.body]) readEarly(part, set);
          break;
        case 'change':
          readEarly(node.body, set);
          break;
        case 'if': {
          const ends = node.branches.map(({ condition, body }) => {
            read(condition);
            return readEarly(body, set);
          });
          const isWhole = node.branches.at(-1)?.condition === null;
          const [first, ...rest] = isWhole ? ends : [];
          for (const name of first ?? []) if (rest.every((end) => end.has(name))) set.add(name);
          break;
        }
        default:
      }
    }
    return set;
  }
}
