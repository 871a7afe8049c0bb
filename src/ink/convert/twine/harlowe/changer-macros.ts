import { delayed, staying, type PassageNode } from '../passage-nodes';
import { aligned, coloured, styled } from '../style-markup';
import { textsOf, type HarloweMacro } from './harlowe-macro';

/** What a rule may ask, besides its macro. */
export interface Around {
  /** Reads a text as a part of the passage. */
  read: (text: string) => PassageNode[];
  /** The text of a hook of the passage by its name. */
  hook: (name: string) => string | null;
  /** The macro with its hook, as written. */
  whole: string;
}

/** What a macro makes of the hook behind it. */
export type Changer = (
  macro: HarloweMacro,
  body: readonly PassageNode[],
  around: Around,
) => readonly PassageNode[];

const STYLES: Readonly<Record<string, string>> = {
  ...{ bold: 'b', italic: 'i', underline: 'u', strike: 's', superscript: 'sup', subscript: 'sub' },
  mark: 'mark',
};
const SIDES: Readonly<Record<string, string>> = { '=><=': 'center', '==>': 'right', '<==': 'left' };

/** How the words of a hook look. */
export const styleMacros: Readonly<Record<string, Changer>> = {
  textcolour: colour,
  textcolor: colour,
  colour,
  color: colour,
  textstyle: (macro, body) => {
    const elements = textsOf(macro).map((style) => STYLES[style ?? '']);
    const all = elements.reduce<PassageNode[] | null>(
      (nodes, element) => nodes && (element === undefined ? null : styled(element, '', nodes)),
      [...body],
    );
    return all ?? plain(macro, body);
  },
  align: (macro, body) =>
    aligned(SIDES[macro.given.replace(/^["']|["']$/g, '')] ?? '', body) ?? plain(macro, body),
  hidden: (macro, _, { whole }) => [{ kind: 'lost', code: macro.code, whole }],
};

function colour(macro: HarloweMacro, body: readonly PassageNode[]): readonly PassageNode[] {
  return coloured(macro.given.replace(/^["']|["']$/g, ''), body) ?? plain(macro, body);
}

/** The words without what the macro does to them. */
function plain({ code }: HarloweMacro, body: readonly PassageNode[]): readonly PassageNode[] {
  return [{ kind: 'lost', code }, ...body];
}

/** What waits: for a clock, for a click on words of the text, or for something to happen. */
export const waitMacros: Readonly<Record<string, Changer>> = {
  after: waiting,
  event: closed,
  live: (macro, body, around) =>
    // Stopped at once, it is a delay; else it goes on and on.
    (/\(stop:\s*\)/.test(around.whole) ? waiting : closed)(macro, body, around),
  click: clicked,
  clickreplace: clicked,
  clickappend: clicked,
  clickprepend: clicked,
  clickrerun: closed,
  clickgoto: closed,
  mouseover: closed,
  mouseoverreplace: closed,
  mouseout: closed,
  replace: changed,
  append: changed,
  prepend: changed,
  rerun: closed,
};

function waiting(
  { given, code }: HarloweMacro,
  body: readonly PassageNode[],
  { whole }: Around,
): PassageNode[] {
  const [, time, unit] = /^([\d.]+)\s*(ms|s)/.exec(given) ?? [];
  return [delayed(Number(time ?? 2) / (unit === 'ms' ? 1000 : 1), body, code, whole)];
}

/** Nothing of it happens; it is kept as a comment. */
function closed(macro: HarloweMacro, _: unknown, { whole }: Around): PassageNode[] {
  return [{ kind: 'lost', code: macro.code, whole }];
}

/** Other words in a hook of the text. */
function changed(
  { given, code }: HarloweMacro,
  body: readonly PassageNode[],
  { hook, whole }: Around,
): PassageNode[] {
  const isKnown = hook(/^\?([\w-]+)$/.exec(given)?.[1] ?? '') !== null;
  return [isKnown ? { kind: 'change', body, code, whole } : { kind: 'lost', code, whole }];
}

/** A hook of the text, or a word in it, that can be clicked. */
function clicked(
  { given, code }: HarloweMacro,
  body: readonly PassageNode[],
  { hook, read, whole }: Around,
): PassageNode[] {
  const name = /^\?([\w-]+)$/.exec(given)?.[1];
  const words = name === undefined ? null : hook(name);
  if (words === null) return [{ kind: 'lost', code, whole }];
  const label = read(words);
  return [{ ...staying(label, body, code), isSilent: true }];
}
