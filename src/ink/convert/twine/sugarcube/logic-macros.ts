import { parseTest, parseValue } from '../../expression/parse-value';
import { anyOf, binary, call, hasChance, nameOf } from '../../expression/value';
import { readScript } from '../javascript/read-script';
import { assignments } from '../passage/assignments';
import { rounds } from '../passage/counting-loop';
import { lost, setTo, type Branch, type PassageNode, type Rounds } from '../passage/passage-nodes';
import { silent, unbroken } from '../passage/rewrite-nodes';
import { partsOf, SUGARCUBE, type Rule } from './sugarcube-macro';

/** Macros that contain nothing. */
export const logicMacros: Readonly<Record<string, Rule>> = {
  set: ({ given }) => readSet(given),
  run: ({ given }) => readSet(given, 'run'),
  unset: ({ given, code }) =>
    given.split(/[\s,]+/).map((written) => {
      const name = parseValue(written, SUGARCUBE);
      return name?.kind === 'name' ? setTo(name.name, call('nothing'), code) : lost(code);
    }),
};

/** Macros that decide what happens with what they contain. */
export const logicBlocks: Readonly<Record<string, Rule>> = {
  if: (macro) => {
    const branches = partsOf(macro, 'elseif', 'else').map(({ name, given, inside }): Branch => {
      const test = given.replace(/^if\b/, '');
      const isElse = name === 'else' && test === given;
      return { condition: isElse ? null : parseTest(test, SUGARCUBE), body: macro.read(inside) };
    });
    return [{ kind: 'if', branches, code: macro.whole }];
  },
  switch: (macro) => {
    const value = parseValue(macro.given, SUGARCUBE);
    // All cases are about one roll.
    const isRolled = value !== null && hasChance(value);
    const of = isRolled ? nameOf('_switch') : value;
    const [, ...cases] = partsOf(macro, 'case', 'default');
    const branches = cases.map(({ name, args, inside }): Branch => {
      const tests = args.map((one) =>
        of !== null && one.value !== null ? binary(of, '===', one.value) : call('unknown'),
      );
      const condition = name === 'default' ? null : (anyOf(tests) ?? call('unknown'));
      return { condition, body: macro.read(inside) };
    });
    return [
      ...(isRolled ? [setTo('_switch', value, macro.code)] : []),
      { kind: 'if', branches, code: macro.whole },
    ];
  },
  for: ({ given, inside, whole, read }) => {
    const loop = itemsOf(given) ?? rounds(given, SUGARCUBE);
    return [loop ? { kind: 'each', ...loop, body: read(inside), code: whole } : lost(whole)];
  },
  silently: ({ inside, read }) => silent(read(inside)),
  silent: ({ inside, read }) => silent(read(inside)),
  nobr: ({ inside, read }) => unbroken(read(inside)),
  capture: ({ inside, read }) => read(inside),
  script: ({ inside, whole }) => {
    const nodes = readScript(inside);
    return nodes.every(({ kind }) => kind !== 'lost') ? nodes : [lost(whole)];
  },
};

/** Assignments of `<<set>>`, and of the brackets of a link. */
export function readSet(given: string, name = 'set'): PassageNode[] {
  const separator = given.includes(';') ? ';' : ',';
  return assignments(given, separator, SUGARCUBE, (part) => `<<${name} ${part}>>`);
}

/** `_item range $bag` */
function itemsOf(given: string): Rounds | null {
  const { name, array } = /^(?<name>[$_]\w+)\s+range\s+(?<array>[^]+)$/.exec(given)?.groups ?? {};
  const of = parseValue(array ?? '', SUGARCUBE);
  return name === undefined || of === null ? null : { name, of };
}
