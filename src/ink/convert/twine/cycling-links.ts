import { binary, call, nameOf, type Value } from '../expression/value';
import type { LinkNode, PassageNode } from './passage-nodes';

/** A word that becomes the next one at each click, and a variable with it, which may keep what it has at first. */
export function cycling(
  variable: string | null,
  values: readonly (Value | null)[],
  code: string,
  keeps = false,
): PassageNode[] {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  if (variable === null || first === undefined || known.length < values.length) {
    return [{ kind: 'lost', code }];
  }
  const of = nameOf(variable);
  const print: PassageNode = { kind: 'print', value: of, code };
  const set = (value: Value): PassageNode => ({ kind: 'set', name: variable, value, code });
  const links = known.map((value, index): LinkNode => {
    const body = [set(known[(index + 1) % known.length] ?? value), print];
    const label: PassageNode[] = [{ kind: 'print', value, code }];
    const when = binary(of, '==', value);
    return { kind: 'link', label, target: null, body, isOnce: false, isSilent: true, when, code };
  });
  const condition: Value = { kind: 'not', of: call('defined', of) };
  const begin: PassageNode = keeps
    ? { kind: 'if', branches: [{ condition, body: [set(first)], code }], code }
    : set(first);
  return [begin, print, ...links];
}
