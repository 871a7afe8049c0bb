import { call, literal } from '../../expression/value';
import { cycling } from '../cycling-links';
import {
  delayed,
  labelFor,
  linkTo,
  staying,
  words,
  type LinkNode,
  type PassageNode,
} from '../passage-nodes';
import { silent } from '../rewrite-nodes';
import { readSet } from './logic-macros';
import { argumentsOf, partsOf, textOf, type MacroCall } from './sugarcube-macro';

const PREVIOUS = 'previous()';

type Rule = (call: MacroCall) => PassageNode[];

/** Links that contain nothing. */
export const linkMacros: Readonly<Record<string, Rule>> = {
  return: (given) => [backOf(given, 'return')],
  back: (given) => [backOf(given, 'undo')],
  choice: ({ macro, read }) => {
    const [passage, label = passage] = argumentsOf(macro.given).map(textOf);
    return passage == null || label == null
      ? [{ kind: 'lost', code: macro.code }]
      : [linkTo(passage, read(label), macro.code)];
  },
  actions: ({ macro }) =>
    argumentsOf(macro.given).flatMap((given): PassageNode[] => {
      const text = textOf(given);
      const link =
        given !== null && 'label' in given ? given : { label: text ?? '', target: text ?? '' };
      if (link.target === '') return [{ kind: 'lost', code: macro.code }];
      const visited = call('visited', literal(link.target));
      const once = linkTo(link.target, words(link.label), macro.code);
      return [{ ...once, when: { kind: 'not', of: visited } }, ...words('\n')];
    }),
};

/** Links with what they do. */
export const linkBlocks: Readonly<Record<string, Rule>> = {
  link: silentLink,
  button: silentLink,
  linkreplace: revealing((body) => body),
  linkappend: revealing((body, label) => [...label, ...body]),
  linkprepend: revealing((body, label) => [...body, ...label]),
  timed: (whole) => {
    const parts = partsOf(whole, ['next']);
    return parts.reduceRight<PassageNode[]>((later, { macro, inside }) => {
      const [, time, unit] = /^([\d.]+)\s*(ms|s)/.exec(macro.given) ?? [];
      const seconds = Number(time ?? 1) / (unit === 'ms' ? 1000 : 1);
      const body = [...whole.read(inside), ...later];
      return [delayed(seconds, body, whole.macro.code, whole.whole)];
    }, []);
  },
  cycle: (whole) => {
    const [name] = argumentsOf(whole.macro.given);
    const options = partsOf(whole, ['option']).slice(1);
    const values = options.map(({ macro }) => {
      const [label, value = label] = argumentsOf(macro.given);
      return value !== null && value !== undefined && 'kind' in value ? value : null;
    });
    return cycling(textOf(name), values, whole.macro.code);
  },
};

/** A link to a passage, or to the one before. */
export function passageLink(...given: Parameters<typeof linkTo>): LinkNode {
  const link = linkTo(...given);
  return link.target === PREVIOUS ? { ...link, target: '', back: 'return' } : link;
}

/** A link in whose text nothing appears: `<<link "Ring it">><<set $rung to true>><</link>>`. */
function silentLink({ macro, inside, whole, read }: MacroCall): PassageNode[] {
  const [first, second] = argumentsOf(macro.given);
  const { code } = macro;
  const body = silent(read(inside));
  if (first == null) return [{ kind: 'lost', code, whole }];
  if ('label' in first) {
    const set = first.setter === null ? [] : readSet(first.setter);
    return [passageLink(first.target, read(first.label), code, [...set, ...body])];
  }
  const label = labelFor(first, code, read);
  if (second != null && 'kind' in second && second.kind === 'call' && second.name === 'previous') {
    return [passageLink(PREVIOUS, label, code, body)];
  }
  const target = textOf(second);
  if (second !== undefined && target === null) return [{ kind: 'lost', code, whole }];
  return [{ kind: 'link', label, target, body, isOnce: false, code }];
}

function revealing(
  made: (body: PassageNode[], label: PassageNode[]) => PassageNode[],
): (call: MacroCall) => PassageNode[] {
  return ({ macro, inside, whole, read }) => {
    const { code } = macro;
    const text = textOf(argumentsOf(macro.given)[0]);
    if (text === null) return [{ kind: 'lost', code, whole }];
    const label = read(text);
    return [staying(label, made(read(inside), label), code)];
  };
}

function backOf({ macro, read }: MacroCall, back: 'return' | 'undo'): LinkNode {
  const [first, second] = argumentsOf(macro.given);
  const isLink = first != null && 'label' in first;
  const usual = back === 'return' ? 'Return' : 'Back';
  const label = isLink ? first.label : (textOf(first) ?? usual);
  const target = isLink ? first.target : (textOf(second) ?? '');
  const link = linkTo(target, read(label), macro.code);
  return target === '' ? { ...link, back } : link;
}
