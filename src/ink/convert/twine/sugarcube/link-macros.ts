import { call, literal, not } from '../../expression/value';
import { cycling } from '../passage/cycling-links';
import {
  delayed,
  labelFor,
  linkTo,
  lost,
  staying,
  words,
  type LinkNode,
  type PassageNode,
} from '../passage/passage-nodes';
import { silent } from '../passage/rewrite-nodes';
import { readSet } from './logic-macros';
import { partsOf, type MacroCall, type Rule } from './sugarcube-macro';

const PREVIOUS = 'previous()';

/** Links that contain nothing. */
export const linkMacros: Readonly<Record<string, Rule>> = {
  return: (macro) => [backOf(macro, 'return')],
  back: (macro) => [backOf(macro, 'undo')],
  choice: ({ args: [passage, label = passage], code, read }) =>
    passage?.text == null || label?.text == null
      ? [lost(code)]
      : [linkTo(passage.text, read(label.text), code)],
  actions: ({ args, code }) =>
    args.flatMap(({ text, link }): PassageNode[] => {
      const { label, target } = link ?? { label: text ?? '', target: text ?? '' };
      if (target === '') return [lost(code)];
      const when = not(call('visited', literal(target)));
      return [{ ...linkTo(target, words(label), code), when }, ...words('\n')];
    }),
};

/** Links with what they do. */
export const linkBlocks: Readonly<Record<string, Rule>> = {
  link: silentLink,
  button: silentLink,
  linkreplace: revealing((body) => body),
  linkappend: revealing((body, label) => [...label, ...body]),
  linkprepend: revealing((body, label) => [...body, ...label]),
  timed: (macro) =>
    partsOf(macro, 'next').reduceRight<PassageNode[]>((later, { given, inside, whole, read }) => {
      return [delayed(given, [...read(inside), ...later], whole)];
    }, []),
  cycle: (macro) => {
    const [, ...options] = partsOf(macro, 'option');
    const values = options.map(({ args: [label, value = label] }) => value?.value ?? null);
    const keeps = /^[^>]*\bautoselect\b/.test(macro.whole);
    return cycling(macro.args[0]?.text ?? null, values, macro.whole, keeps);
  },
};

/** A link to a passage, or to the one before. */
export function passageLink(...given: Parameters<typeof linkTo>): LinkNode {
  const link = linkTo(...given);
  return link.target === PREVIOUS ? { ...link, target: '', back: 'return' } : link;
}

/** A link in whose text nothing appears: `<<link "Ring it">><<set $rung to true>><</link>>`. */
function silentLink({ args: [first, second], inside, whole, read }: MacroCall): PassageNode[] {
  const body = silent(read(inside));
  if (first?.link != null) {
    const { label, target, setter } = first.link;
    const set = setter === null ? [] : readSet(setter);
    return [passageLink(target, read(label), whole, [...set, ...body])];
  }
  const { value } = second ?? {};
  const isBack = value?.kind === 'call' && value.name === 'previous';
  const target = isBack ? PREVIOUS : (second?.text ?? null);
  if (first?.value == null || (second !== undefined && target === null)) return [lost(whole)];
  const label = labelFor(first.value, whole, read);
  return [
    target === null ? staying(label, body, whole, false) : passageLink(target, label, whole, body),
  ];
}

function revealing(made: (body: PassageNode[], label: PassageNode[]) => PassageNode[]): Rule {
  return ({ args: [first], inside, whole, read }) => {
    if (first?.text == null) return [lost(whole)];
    const label = read(first.text);
    return [staying(label, made(read(inside), label), whole)];
  };
}

function backOf(
  { args: [first, second], code, read }: MacroCall,
  back: 'return' | 'undo',
): LinkNode {
  const usual = back === 'return' ? 'Return' : 'Back';
  const label = first?.link?.label ?? first?.text ?? usual;
  const target = first?.link?.target ?? second?.text ?? '';
  const link = linkTo(target, read(label), code);
  return target === '' ? { ...link, back } : link;
}
