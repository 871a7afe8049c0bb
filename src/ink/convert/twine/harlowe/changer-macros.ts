import { delayed, lost, staying, type PassageNode } from '../passage/passage-nodes';
import { aligned, coloured, styled } from '../passage/style-markup';
import { textsOf, type Rule } from './harlowe-macro';

const STYLES: Readonly<Record<string, string>> = {
  ...{ bold: 'b', italic: 'i', underline: 'u', strike: 's', superscript: 'sup', subscript: 'sub' },
  ...{ mark: 'mark', shadow: 'text-shadow: 0.08em 0.08em 0.08em', expand: 'letter-spacing: 0.1em' },
};
const SIDES: readonly (readonly [RegExp, string])[] = [
  [/^==+>$/, 'right'],
  [/^<==+$/, 'left'],
  [/^=+><=+$/, 'center'],
  [/^<==+>$/, 'justify'],
];

/** Where arrows say that words are; empty if they are none. */
export const sideOf = (arrows: string): string =>
  SIDES.find(([written]) => written.test(arrows))?.[1] ?? '';

/** Words that look otherwise; as they are if the engine has nothing for that. */
type Look = (given: string, body: readonly PassageNode[]) => PassageNode[] | null;

const looking =
  (look: Look): Rule =>
  ({ given, code }, body) =>
    look(given.replace(/^["']|["']$/g, ''), body) ?? [lost(code), ...body];
const colour = looking(coloured);
const sized = looking((given, body) =>
  /^\d+(?:\.\d+)?$/.test(given) ? looksLike(`font-size: ${given}em`, body) : null,
);
/** Within an element, or with a style. */
function looksLike(look: string, body: readonly PassageNode[]): PassageNode[] | null {
  return look.includes(':') ? styled('span', `style="${look}"`, body) : styled(look, '', body);
}
const waiting: Rule = ({ given, whole }, body) => [delayed(given, body, whole)];
/** Nothing of it happens; it is kept as a comment. */
const closed: Rule = ({ whole }) => [lost(whole)];
/** Other words in a hook of the text. */
const changed: Rule = ({ named, whole }, body) => [
  named === null ? lost(whole) : { kind: 'change', body, code: whole },
];
/** A hook of the text that can be clicked. */
const clicked: Rule = ({ named, read, whole }, body) => [
  named === null ? lost(whole) : { ...staying(read(named), body, whole), isSilent: true },
];

/** How the words of a hook look. */
export const styleMacros: Readonly<Record<string, Rule>> = {
  ...{ textcolour: colour, textcolor: colour, colour, color: colour },
  textstyle: (macro, body) => {
    const looks = textsOf(macro).map((style) => STYLES[style ?? '']);
    const all = looks.reduce<PassageNode[] | null>(
      (nodes, look) => nodes && (look === undefined ? null : looksLike(look, nodes)),
      [...body],
    );
    return all ?? [lost(macro.code), ...body];
  },
  align: looking((given, body) => aligned(sideOf(given), body)),
  ...{ textsize: sized, size: sized, hidden: closed },
};

/** What waits: for a clock, for a click on words of the text, or for something to happen. */
export const waitMacros: Readonly<Record<string, Rule>> = {
  after: waiting,
  // Stopped or left at once, it is a delay; else it goes on and on.
  live: (macro, body) => {
    const isLeft = body.some(({ kind }) => kind === 'goto');
    return (isLeft || /\(stop:\s*\)/.test(macro.whole) ? waiting : closed)(macro, body);
  },
  ...{ click: clicked, clickreplace: clicked, clickappend: clicked, clickprepend: clicked },
  ...{ clickrerun: closed, clickgoto: closed, rerun: closed, event: closed },
  ...{ mouseover: closed, mouseoverreplace: closed, mouseout: closed },
  ...{ replace: changed, append: changed, prepend: changed },
};
