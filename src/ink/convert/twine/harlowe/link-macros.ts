import { labelFor, linkTo, staying, type PassageNode } from '../passage-nodes';
import type { Around, Changer } from './changer-macros';
import { textsOf, valuesOf, type HarloweMacro } from './harlowe-macro';

/** Links to other passages; they have no hook, or one that happens on the way. */
export const passageLinks: Readonly<Record<string, Changer>> = {
  linkgoto: toPassage,
  linkrevealgoto: toPassage,
  linkundo: (macro, _, { read }) => [
    { ...linkTo('', labelOf(macro, read) ?? [], macro.code), back: 'undo' },
  ],
};

/** Links that do something where they are, with their hook. */
export const hookLinks: Readonly<Record<string, Changer>> = {
  link: stays(true, false),
  linkreplace: stays(true, false),
  linkreveal: stays(true, true),
  linkappend: stays(true, true),
  linkrepeat: stays(false, false),
  linkrerun: stays(false, false),
};

function toPassage(
  macro: HarloweMacro,
  body: readonly PassageNode[],
  { read }: Around,
): readonly PassageNode[] {
  const label = labelOf(macro, read);
  const [first, second = first] = textsOf(macro);
  return second == null || label === null
    ? [{ kind: 'lost', code: macro.code }]
    : [linkTo(second, label, macro.code, body)];
}

function stays(isOnce: boolean, keepsLabel: boolean): Changer {
  return (macro, body, { read, whole }) => {
    const label = labelOf(macro, read);
    if (label === null) return [{ kind: 'lost', code: macro.code, whole }];
    return [staying(label, keepsLabel ? [...label, ...body] : body, macro.code, isOnce)];
  };
}

function labelOf(macro: HarloweMacro, read: Around['read']): readonly PassageNode[] | null {
  const [first] = valuesOf(macro) ?? [];
  return first === undefined ? null : labelFor(first, macro.code, read);
}
