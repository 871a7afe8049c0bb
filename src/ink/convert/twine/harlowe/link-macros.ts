import { call, isSame, literal } from '../../expression/value';
import { labelFor, linkTo, lost, staying } from '../passage-nodes';
import { textsOf, valuesOf, type HarloweCall, type Rule } from './harlowe-macro';

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
  const [first, second = first] = textsOf(macro);
  const isKnown = second != null && label !== null;
  const target = valuesOf(macro)?.[1];
  // `(history:)'s last` is the passage before.
  if (label !== null && target && isSame(target, call('.item', call('history'), literal(-1)))) {
    return [{ ...linkTo('', label, macro.whole, body), back: 'return' }];
  }
  return [isKnown ? linkTo(second, label, macro.whole, body) : lost(macro.whole)];
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
