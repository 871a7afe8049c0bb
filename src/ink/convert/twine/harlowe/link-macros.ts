import { call, isSame, literal } from '../../expression/value';
import { labelFor, linkTo, lost, staying, toPassage } from '../passage/passage-nodes';
import { byText } from '../passage/texts-in-values';
import { valuesOf, type HarloweCall, type Rule } from './harlowe-macro';

/** Links to other passages; they have no hook, or one that happens on the way. */
export const passageLinks: Readonly<Record<string, Rule>> = {
  ...{ linkgoto: toOther, linkrevealgoto: toOther },
  linkundo: (macro) => [{ ...linkTo('', labelOf(macro) ?? [], macro.code), back: 'undo' }],
};

/** Links that do something where they are, with their hook. */
export const hookLinks: Readonly<Record<string, Rule>> = {
  ...{ link: stays(true, false), linkreplace: stays(true, false) },
  ...{ linkreveal: stays(true, true), linkappend: stays(true, true) },
  ...{ linkrepeat: stays(false, false), linkrerun: stays(false, false) },
};

function toOther(...[macro, body]: Parameters<Rule>): ReturnType<Rule> {
  const label = labelOf(macro);
  const [first, target = first] = valuesOf(macro) ?? [];
  // `(history:)'s last` is the passage before.
  if (label !== null && isSame(target ?? null, call('.item', call('history'), literal(-1)))) {
    return [{ ...linkTo('', label, macro.whole, body), back: 'return' }];
  }
  if (label === null || target === undefined) return [lost(macro.whole)];
  if (target.kind === 'literal') return [linkTo(String(target.is), label, macro.whole, body)];
  const jumps = byText(target, macro.whole, (one) => toPassage('goto', one, macro.whole));
  const isKnown = jumps.every(({ kind }) => kind === 'if');
  return isKnown ? [staying(label, [...body, ...jumps], macro.whole, false)] : jumps;
}

function stays(isOnce: boolean, keepsLabel: boolean): Rule {
  return (macro, body) => {
    const label = labelOf(macro);
    if (label === null) return [lost(macro.whole)];
    return [staying(label, keepsLabel ? [...label, ...body] : body, macro.whole, isOnce)];
  };
}

function labelOf(macro: HarloweCall): ReturnType<typeof labelFor> | null {
  const [first] = valuesOf(macro) ?? [];
  return first === undefined ? null : labelFor(first, macro.code, macro.read);
}
