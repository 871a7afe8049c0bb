import { parseValue } from '../../expression/parse-value';
import { call, literal, nameOf, not, textOf, type Value } from '../../expression/value';
import { cycling } from '../cycling-links';
import { pictureNode } from '../html-markup';
import { JAVASCRIPT } from '../operators';
import { labelFor, linkTo, RESTART, staying, type PassageNode } from '../passage-nodes';
import { splitOutside } from '../passage-reader';

/** How Chapbook writes values. */
export const CHAPBOOK = { operators: JAVASCRIPT };

/** What is given to an insert. */
interface Insert {
  /** What stands behind its name. */
  first: Value | null;
  /** The other values by their names. */
  more: Readonly<Record<string, Value | null>>;
  code: string;
  read: (text: string) => PassageNode[];
}

type Rule = (insert: Insert) => PassageNode[];

/** What stands in curly braces, by its name. */
export const inserts: Readonly<Record<string, Rule>> = {
  'embed passage': included,
  'embed passage named': included,
  'embed image': ({ first, code }) => [pictureNode(textOf(first) ?? '', code)],
  'link to': ({ first, more, code, read }) => {
    const target = textOf(first);
    return target === null
      ? [{ kind: 'lost', code }]
      : [linkTo(target, labelOf(more.label, target, code, read), code)];
  },
  'back link': ({ more, code, read }) => [
    { ...linkTo('', labelOf(more.label, 'Back', code, read), code), back: 'return' },
  ],
  'restart link': ({ more, code, read }) => [
    staying(
      labelOf(more.label, 'Restart', code, read),
      [{ kind: 'goto', target: RESTART, code }],
      code,
      false,
    ),
  ],
  'reveal link': ({ first, more, code, read }) => {
    const label = textOf(first);
    const [text, passage] = [textOf(more.text), textOf(more.passage)];
    const body: PassageNode[] =
      passage === null ? read(text ?? '') : [{ kind: 'include', target: passage, code }];
    return label === null ? [{ kind: 'lost', code }] : [staying(read(label), body, code)];
  },
  'cycling link': cycled,
  'cycling link for': cycled,
  'text input': field,
  'text input for': field,
  'dropdown menu': menu,
  'dropdown menu for': menu,
};

/** A value, or one of Chapbook’s own inserts: `{embed passage: 'Notes'}`. */
export function insertNodes(
  inside: string,
  code: string,
  read: (text: string) => PassageNode[],
): PassageNode[] {
  const [head = '', ...rest] = splitOutside(inside, ',');
  const { name = '', given = '' } =
    /^(?<name>[a-z]+(?: [a-z]+)*)(?::\s*(?<given>[^]+))?$/i.exec(head)?.groups ?? {};
  const rule = Object.hasOwn(inserts, name.toLowerCase()) ? inserts[name.toLowerCase()] : undefined;
  if (rule !== undefined) {
    const more = Object.fromEntries(
      rest.map((part) => {
        const at = part.indexOf(':');
        return [part.slice(0, at).trim(), parseValue(part.slice(at + 1), CHAPBOOK)] as const;
      }),
    );
    return rule({ first: parseValue(given, CHAPBOOK), more, code, read });
  }
  return /^[\p{L}_][\p{L}\d_.]*$/u.test(inside)
    ? [{ kind: 'print', value: parseValue(inside, CHAPBOOK), code }]
    : [{ kind: 'lost', code }];
}

function included({ first, code }: Insert): PassageNode[] {
  const target = textOf(first);
  return [target === null ? { kind: 'lost', code } : { kind: 'include', target, code }];
}

function cycled({ first, more, code }: Insert): PassageNode[] {
  const { choices } = more;
  return cycling(textOf(first), choices?.kind === 'array' ? choices.items : [null], code, true);
}

function field({ first, code }: Insert): PassageNode[] {
  const name = textOf(first);
  return [name === null ? { kind: 'lost', code } : { kind: 'input', name, code }];
}

/** A menu holds its first word until another is chosen; ink has none to choose from. */
function menu({ first, more, code }: Insert): PassageNode[] {
  const name = textOf(first);
  const { choices } = more;
  const [value = literal('')] = choices?.kind === 'array' ? choices.items : [];
  if (name === null) return [{ kind: 'lost', code }];
  const set: PassageNode = { kind: 'set', name, value, code };
  const condition: Value = not(call('defined', nameOf(name)));
  return [
    { kind: 'lost', code },
    { kind: 'if', branches: [{ condition, body: [set], code }], code },
  ];
}

/** The words of a link: a text, a value, or what it has without them. */
function labelOf(
  label: Value | null | undefined,
  usual: string,
  code: string,
  read: Insert['read'],
): PassageNode[] {
  if (label === undefined) return read(usual);
  return label === null ? [{ kind: 'print', value: null, code }] : labelFor(label, code, read);
}
