import { parseTest } from '../../expression/parse-value';
import { not } from '../../expression/value';
import {
  delayed,
  lost,
  ruleFor,
  type Branch,
  type PassageNode,
  type Read,
} from '../passage/passage-nodes';
import { aligned } from '../passage/style-markup';
import { CHAPBOOK } from './inserts';

/** Lines under a modifier. */
interface Part {
  /** The modifier without its brackets; empty for the lines before the first one. */
  modifier: string;
  body: string;
}

/** What parts of a passage mean, one after the other. */
export function partNodes(parts: readonly Part[], read: Read): PassageNode[] {
  const nodes: PassageNode[] = [];
  let branches: Branch[] = [];
  let codes: string[] = [];
  const add = (made: readonly PassageNode[]): void => {
    if (nodes.length > 0) nodes.push({ kind: 'text', text: '\n' });
    nodes.push(...made);
  };
  const closeIf = (): void => {
    if (branches.length > 0) add([{ kind: 'if', branches, code: codes.join(' ') }]);
    [branches, codes] = [[], []];
  };
  for (const { modifier: written, body } of parts) {
    const names = written.split(';').map((name) => name.trim());
    const modifier = names.filter((name) => !/^append$/i.test(name)).join('; ');
    const branch = branchOf(modifier, read(body));
    const isElse = branch?.condition === null && branches.length > 0;
    if (!isElse) closeIf();
    if (branch !== null && (isElse || branch.condition !== null)) {
      branches.push(branch);
      codes.push(`[${modifier}]`);
      if (isElse) closeIf();
    } else if (modifier === '' && modifier !== written) nodes.push(...read(body));
    else add(otherPart(modifier, body, read));
  }
  closeIf();
  return nodes;
}

/** What a condition decides about; null if a modifier is none. */
function branchOf(modifier: string, body: PassageNode[]): Branch | null {
  if (/^else$/i.test(modifier)) return { condition: null, body };
  const [, name, given] = /^(if|unless) +(.+)$/i.exec(modifier) ?? [];
  if (given === undefined) return null;
  const test = parseTest(given, CHAPBOOK);
  return { condition: name?.toLowerCase() === 'unless' ? not(test) : test, body };
}

interface Modified {
  /** The words behind its name, in small letters. */
  given: string;
  code: string;
  body: string;
  read: Read;
}

type Rule = (part: Modified) => PassageNode[];

const plain: Rule = ({ body, read }) => read(body);
const comment: Rule = ({ body }) => [{ kind: 'comment', text: body }];
const script: Rule = ({ code, body }) => [lost(`${code}\n${body}`)];

/** What modifiers do with the lines below them, besides conditions. */
export const modifiers: Readonly<Record<string, Rule>> = {
  ...{ continue: plain, cont: plain, continued: plain, ifalways: plain },
  ...{ note: comment, 'n.b.': comment, todo: comment, fixme: comment, ifnever: comment },
  ...{ javascript: script, css: script },
  align: ({ given, code, body, read }) => aligned(given, read(body)) ?? [lost(code), ...read(body)],
  after: ({ given, code, body, read }) => [delayed(given, read(body), `${code}\n${body}`)],
};

function otherPart(modifier: string, written: string, read: Read): PassageNode[] {
  const [name = '', ...given] = modifier.toLowerCase().split(/\s+/);
  const body = written.trim();
  const code = `[${modifier}]`;
  const rule = ruleFor(modifiers, name);
  if (rule !== undefined) return rule({ given: given.join(' '), code, body, read });
  return [...(name === '' ? [] : [lost(code)]), ...read(body)];
}
