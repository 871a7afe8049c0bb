import { parseValue } from '../../expression/parse-value';
import { call, literal, nameOf, not, textOf, type Value } from '../../expression/value';
import { cycling } from '../passage/cycling-links';
import { pictureNode } from '../passage/html-markup';
import { JAVASCRIPT } from '../passage/operators';
import {
  labelFor,
  linkTo,
  lost,
  onlyIf,
  print,
  RESTART,
  ruleFor,
  setTo,
  staying,
  toPassage,
  type PassageNode,
  type Read,
  type SoundNode,
} from '../passage/passage-nodes';
import { splitOutside } from '../../expression/brackets';

/** How Chapbook writes values. */
export const CHAPBOOK = { operators: JAVASCRIPT };

/** What is given to an insert. */
interface Insert {
  /** What stands behind its name, if that is a text. */
  first: string | null;
  /** The other values by their names. */
  more: Readonly<Record<string, Value | null>>;
  code: string;
  read: Read;
}

type Rule = (insert: Insert) => PassageNode[];

const included: Rule = ({ first, code }) => toPassage('include', first, code);
const cycled: Rule = (insert) => cycling(insert.first, choicesOf(insert), insert.code, true);
const field: Rule = ({ first, code }) => [
  first === null ? lost(code) : { kind: 'input', name: first, code },
];
/** A menu holds its first word until another is chosen; ink has none to choose from. */
const menu: Rule = (insert) => {
  const { first, code } = insert;
  const [value = literal('')] = choicesOf(insert);
  if (first === null) return [lost(code)];
  const isNew = not(call('defined', nameOf(first)));
  return [lost(code), onlyIf(isNew, [setTo(first, value, code)], code)];
};

/** What stands in curly braces, by its name. */
export const inserts: Readonly<Record<string, Rule>> = {
  ...{ 'embed passage': included, 'embed passage named': included },
  'embed image': ({ first, code }) => [pictureNode(first ?? '', code)],
  'link to': (insert) => {
    const { first, code } = insert;
    return [first === null ? lost(code) : linkTo(first, labelOf(insert, first), code)];
  },
  'back link': (insert) => [
    { ...linkTo('', labelOf(insert, 'Back'), insert.code), back: 'return' },
  ],
  'restart link': (insert) => {
    const { code } = insert;
    const anew: PassageNode = { kind: 'goto', target: RESTART, code };
    return [staying(labelOf(insert, 'Restart'), [anew], code, false)];
  },
  'reveal link': ({ first, more, code, read }) => {
    const passage = textOf(more.passage);
    const body =
      passage === null ? read(textOf(more.text) ?? '') : toPassage('include', passage, code);
    return [first === null ? lost(code) : staying(read(first), body, code)];
  },
  ...{ 'cycling link': cycled, 'cycling link for': cycled },
  ...{ 'text input': field, 'text input for': field },
  ...{ 'sound effect': sounding('effect'), 'ambient sound': sounding('ambient') },
  'no ambient sound': () => [{ kind: 'line', ink: '# STOP_MUSIC' }],
  ...{ 'dropdown menu': menu, 'dropdown menu for': menu },
};

/** A value, or one of Chapbook’s own inserts: `{embed passage: 'Notes'}`. */
export function insertNodes(inside: string, code: string, read: Read): PassageNode[] {
  const [head = '', ...rest] = splitOutside(inside, ',');
  const { name = '', given = '' } =
    /^(?<name>[a-z]+(?: [a-z]+)*)(?::\s*(?<given>[^]+))?$/i.exec(head)?.groups ?? {};
  const rule = ruleFor(inserts, name.toLowerCase());
  if (rule !== undefined) {
    const more = rest.map((part) => {
      const at = part.indexOf(':');
      return [part.slice(0, at).trim(), parseValue(part.slice(at + 1), CHAPBOOK)] as const;
    });
    const first = textOf(parseValue(given, CHAPBOOK));
    return rule({ first, more: Object.fromEntries(more), code, read });
  }
  const isName = /^[\p{L}_][\p{L}\d_.]*$/u.test(inside);
  return [isName ? print(parseValue(inside, CHAPBOOK), code) : lost(code)];
}

/** A sound: of ambient ones, which go on and on, there is one at a time. */
export function soundOf(kind: string, name: string, file: string | null, code: string): SoundNode {
  const isAmbient = kind === 'ambient';
  return {
    kind: 'sound',
    name: `${kind} ${name}`,
    file,
    does: isAmbient ? 'loop' : 'play',
    isAmbient,
    code,
  };
}

/** The engine plays all sounds as loud as they are. */
function sounding(kind: string): Rule {
  return ({ first, more, code }) => [
    ...(more.volume === undefined ? [] : [lost(code)]),
    soundOf(kind, first ?? '', null, code),
  ];
}

function choicesOf({ more: { choices } }: Insert): readonly Value[] {
  return choices?.kind === 'array' ? choices.items : [];
}

/** The words of a link: a text, a value, or what it has without them. */
function labelOf({ more: { label }, code, read }: Insert, usual: string): PassageNode[] {
  return label === undefined ? read(usual) : labelFor(label, code, read);
}
