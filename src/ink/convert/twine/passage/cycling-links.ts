import { anyOf, binary, nameOf, type Value } from '../../expression/value';
import { lost, print, setTo, staying, type PassageNode } from './passage-nodes';

/** A word that becomes the next one at each click, and a variable with it, which may keep the one of them that it has. */
export function cycling(
  name: string | null,
  values: readonly (Value | null)[],
  code: string,
  keeps = false,
): PassageNode[] {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  if (name === null || first === undefined || known.length < values.length) return [lost(code)];
  const of = nameOf(name);
  const links = known.map((value, index): PassageNode => {
    const next = setTo(name, known[(index + 1) % known.length] ?? value, code);
    const link = staying([print(value, code)], [next, print(of, code)], code, false);
    return { ...link, isSilent: true, when: binary(of, '==', value) };
  });
  const test = keeps ? anyOf(known.map((value) => binary(of, '==', value))) : null;
  const begin = setTo(name, test ? { kind: 'either', test, yes: of, no: first } : first, code);
  return [begin, print(of, code), ...links];
}
