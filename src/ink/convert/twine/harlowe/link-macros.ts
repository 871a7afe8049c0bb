import { linkTo, type PassageNode } from '../passage-nodes';
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
  link: staying(true, false),
  linkreplace: staying(true, false),
  linkreveal: staying(true, true),
  linkappend: staying(true, true),
  linkrepeat: staying(false, false),
  linkrerun: staying(false, false),
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

function staying(isOnce: boolean, keepsLabel: boolean): Changer {
  return (macro, body, { read, whole }) => {
    const label = labelOf(macro, read);
    if (label === null) return [{ kind: 'lost', code: macro.code, whole }];
    const shown = keepsLabel ? [...label, ...body] : body;
    return [{ kind: 'link', label, target: null, body: shown, isOnce, code: macro.code }];
  };
}

/** The words of a link: text with markup, or a value. */
function labelOf(macro: HarloweMacro, read: Around['read']): readonly PassageNode[] | null {
  const [first] = valuesOf(macro) ?? [];
  if (first === undefined) return null;
  return first.kind === 'literal'
    ? read(String(first.is))
    : [{ kind: 'print', value: first, code: macro.code }];
}
