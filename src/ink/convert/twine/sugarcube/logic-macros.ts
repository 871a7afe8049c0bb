import { parseTest, parseValue } from '../../expression/parse-value';
import { binary, call, hasChance, nameOf, type Value } from '../../expression/value';
import { assignments } from '../assignments';
import { rounds } from '../counting-loop';
import { readScript } from '../javascript/read-script';
import type { Branch, PassageNode } from '../passage-nodes';
import { silent, unbroken } from '../rewrite-nodes';
import { argumentsOf, partsOf, SUGARCUBE, type MacroCall } from './sugarcube-macro';

type Rule = (call: MacroCall) => PassageNode[];

/** Macros that contain nothing. */
export const logicMacros: Readonly<Record<string, Rule>> = {
  set: ({ macro }) => readSet(macro.given),
  run: ({ macro }) => readSet(macro.given, 'run'),
  unset: ({ macro }) =>
    macro.given.split(/[\s,]+/).map((written) => {
      const name = parseValue(written, SUGARCUBE);
      return name?.kind === 'name'
        ? { kind: 'set', name: name.name, value: call('nothing'), code: macro.code }
        : { kind: 'lost', code: macro.code };
    }),
};

/** Macros that decide what happens with what they contain. */
export const logicBlocks: Readonly<Record<string, Rule>> = {
  if: (whole) => {
    const branches = partsOf(whole, ['elseif', 'else']).map(({ macro, inside }): Branch => {
      const given = macro.given.replace(/^if\b/, '');
      const isElse = macro.name === 'else' && given === macro.given;
      const condition = isElse ? null : parseTest(given, SUGARCUBE);
      return { condition, body: whole.read(inside), code: macro.code };
    });
    return [{ kind: 'if', branches, code: whole.whole }];
  },
  switch: (whole) => {
    const { code: head, given } = whole.macro;
    const value = parseValue(given, SUGARCUBE);
    // All cases are about one roll.
    const isRolled = value !== null && hasChance(value);
    const of = isRolled ? nameOf('_switch') : value;
    const [, ...cases] = partsOf(whole, ['case', 'default']);
    const branches = cases.map(({ macro, inside }): Branch => {
      const condition = macro.name === 'default' ? null : isOne(of, argumentsOf(macro.given));
      const code = macro.name === 'default' ? macro.code : head;
      return { condition, body: whole.read(inside), code };
    });
    return [
      ...(isRolled ? [{ kind: 'set', name: '_switch', value, code: head } as const] : []),
      { kind: 'if', branches, code: whole.whole },
    ];
  },
  for: ({ macro, inside, whole, read }) => {
    const { name, of } = itemsOf(macro.given) ?? rounds(macro.given, SUGARCUBE) ?? {};
    return name === undefined || of === undefined
      ? [{ kind: 'lost', code: macro.code, whole }]
      : [{ kind: 'each', name, of, body: read(inside), code: macro.code }];
  },
  silently: ({ inside, read }) => silent(read(inside)),
  silent: ({ inside, read }) => silent(read(inside)),
  nobr: ({ inside, read }) => unbroken(read(inside)),
  capture: ({ inside, read }) => read(inside),
  script: ({ macro, inside, whole }) => {
    const nodes = readScript(inside);
    return nodes.every(({ kind }) => kind !== 'lost')
      ? nodes
      : [{ kind: 'lost', code: macro.code, whole }];
  },
};

/** Assignments of `<<set>>`, and of the brackets of a link. */
export function readSet(given: string, name = 'set'): PassageNode[] {
  const separator = given.includes(';') ? ';' : ',';
  return assignments(given, separator, SUGARCUBE, (part) => `<<${name} ${part}>>`);
}

/** `<<case 1 2>>`: whether a value is one of these. */
function isOne(of: Value | null, given: readonly ReturnType<typeof argumentsOf>[number][]): Value {
  const tests = given.map((one) =>
    of !== null && one !== null && 'kind' in one ? binary(of, '===', one) : call('unknown'),
  );
  return tests.length === 0
    ? call('unknown')
    : tests.reduce((one, other) => binary(one, '||', other));
}

/** `_item range $bag` */
function itemsOf(given: string): { name: string; of: Value } | null {
  const { name, array } = /^(?<name>[$_]\w+)\s+range\s+(?<array>[^]+)$/.exec(given)?.groups ?? {};
  const of = parseValue(array ?? '', SUGARCUBE);
  return name === undefined || of === null ? null : { name, of };
}
