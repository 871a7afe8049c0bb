import { binary, call, nameOf, not, type Value } from '../expression/value';
import { lost, onlyIf, print, setTo, staying, type PassageNode } from './passage-nodes';

/** A word that becomes the next one at each click, and a variable with it, which may keep what it has at first. */
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
  const begin = setTo(name, first, code);
  const isNew = not(call('defined', of));
  return [keeps ? onlyIf(isNew, [begin], code) : begin, print(of, code), ...links];
}
