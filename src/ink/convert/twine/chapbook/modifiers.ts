import { parseTest } from '../../expression/parse-value';
import { not } from '../../expression/value';
import { delayed, type Branch, type PassageNode } from '../passage-nodes';
import { aligned } from '../style-markup';
import { CHAPBOOK } from './inserts';

/** Lines under a modifier. */
interface Part {
  /** The modifier without its brackets; empty for the lines before the first one. */
  modifier: string;
  body: string;
}

type Read = (text: string) => PassageNode[];

/** What parts of a passage mean, one after the other. */
export function partNodes(parts: readonly Part[], read: Read): PassageNode[] {
  const nodes: PassageNode[] = [];
  let branches: Branch[] = [];
  const add = (made: readonly PassageNode[]): void => {
    if (nodes.length > 0) nodes.push({ kind: 'text', text: '\n' });
    nodes.push(...made);
  };
  const closeIf = (): void => {
    const code = branches.map((branch) => branch.code).join(' ');
    if (branches.length > 0) add([{ kind: 'if', branches, code }]);
    branches = [];
  };
  for (const { modifier: written, body } of parts) {
    const names = written.split(';').map((name) => name.trim());
    const modifier = names.filter((name) => !/^append$/i.test(name)).join('; ');
    const isApart = modifier === written;
    const code = `[${modifier}]`;
    const branch = branchOf(modifier, code, read(body));
    if (branch?.condition === null && branches.length > 0) {
      branches.push(branch);
      closeIf();
      continue;
    }
    closeIf();
    if (branch !== null && branch.condition !== null) branches = [branch];
    else if (modifier === '' && !isApart) nodes.push(...read(body));
    else add(otherPart(modifier, code, body, read));
  }
  closeIf();
  return nodes;
}

/** What a condition decides about; null if a modifier is none. */
function branchOf(modifier: string, code: string, body: PassageNode[]): Branch | null {
  if (/^else$/i.test(modifier)) return { condition: null, body, code };
  const { negated, given } =
    /^(?:if|(?<negated>unless)) +(?<given>.+)$/i.exec(modifier)?.groups ?? {};
  if (given === undefined) return null;
  const test = parseTest(given, CHAPBOOK);
  return { condition: negated === undefined ? test : not(test), body, code };
}

interface Modified {
  /** The words behind its name, in small letters. */
  given: readonly string[];
  code: string;
  body: string;
  read: Read;
}

type Rule = (part: Modified) => PassageNode[];

const plain: Rule = ({ body, read }) => read(body.trim());
const comment: Rule = ({ body }) => [{ kind: 'comment', text: body.trim() }];
const script: Rule = ({ code, body }) => [{ kind: 'lost', code: `${code}\n${body.trim()}` }];

/** What modifiers do with the lines below them, besides conditions. */
export const modifiers: Readonly<Record<string, Rule>> = {
  ...{ continue: plain, cont: plain, continued: plain, ifalways: plain },
  ...{ note: comment, 'n.b.': comment, todo: comment, fixme: comment, ifnever: comment },
  ...{ javascript: script, css: script },
  align: ({ given, code, body, read }) => {
    const words = read(body.trim());
    return aligned(given[0] ?? '', words) ?? [{ kind: 'lost', code }, ...words];
  },
  after: ({ given, code, body, read }) => {
    const time = Number.parseFloat(given[0] ?? '') || 1;
    const seconds = time * (given[1]?.startsWith('minute') === true ? 60 : 1);
    return [delayed(seconds, read(body.trim()), code, `${code}\n${body}`)];
  },
};

function otherPart(modifier: string, code: string, body: string, read: Read): PassageNode[] {
  const [name = '', ...given] = modifier.toLowerCase().split(/\s+/);
  const rule = Object.hasOwn(modifiers, name) ? modifiers[name] : undefined;
  if (rule !== undefined) return rule({ given, code, body, read });
  return [...(name === '' ? [] : [{ kind: 'lost', code } as const]), ...read(body.trim())];
}
