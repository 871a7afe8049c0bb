import { parseValue } from '../../expression/parse-value';
import { literal } from '../../expression/value';
import { labelFor, lost, setTo, toPassage, type SoundNode } from '../passage/passage-nodes';
import { harmless } from '../passage/rewrite-nodes';
import { byText } from '../passage/texts-in-values';
import { argumentsOf, partsOf, SUGARCUBE, type Rule } from './sugarcube-macro';

const DOES: Readonly<Record<string, SoundNode['does']>> = {
  ...{ play: 'play', 'loop play': 'loop', 'play loop': 'loop', stop: 'stop' },
};

const shown: Rule = ({ given, code, read }) => labelFor(parseValue(given, SUGARCUBE), code, read);
const included: Rule = ({ args: [first], code }) =>
  toPassage('include', first?.link?.target ?? first?.text, code);
const closed: Rule = ({ whole }) => [lost(whole)];
/** `<<replace "#door">>open<</replace>>` */
const changed: Rule = ({ inside, whole, read }) => [
  { kind: 'change', body: read(inside), code: whole },
];

/** `<<textbox "$name" "Ann">>`; the passage to which the Enter key leads is lost. */
const fieldOf: Rule = ({ name: macro, args: [first, second, third], code }) => {
  const name = first?.text ?? '';
  const isNumber = macro === 'numberbox';
  if (!/^[$_]\w+$/.test(name)) return [lost(code)];
  const leads = third !== undefined && third.text !== 'autofocus';
  return [
    ...(leads ? [lost(code)] : []),
    setTo(name, second?.value ?? literal(isNumber ? 0 : ''), code),
    { kind: 'input', name, isNumber, code },
  ];
};

/** Macros that show something, or another passage. */
export const textMacros: Readonly<Record<string, Rule>> = {
  ...{ print: shown, '=': shown, '-': shown },
  ...{ include: included, display: included },
  goto: ({ args: [first], code }) => {
    const target = first?.link?.target ?? first?.text;
    const value = target == null ? first?.value : literal(target);
    return byText(value, code, (one) => toPassage('goto', one, code));
  },
  cacheaudio: ({ args: [name, file], code }) =>
    name?.text == null || file?.text == null
      ? [lost(code)]
      : [
          {
            kind: 'sound',
            name: name.text,
            file: file.text.replace(/^\w+\|/, ''),
            does: null,
            code,
          },
        ],
  audio: ({ args: [name, ...orders], code }) => {
    if (name?.text == null) return [lost(code)];
    // The engine plays all sounds as loud as they are.
    const volume = orders.findIndex(({ text }) => text === 'volume');
    const known = orders.filter((_, at) => volume < 0 || at < volume || at > volume + 1);
    const does = DOES[known.map(({ text }) => text).join(' ')] ?? null;
    const isSofter = volume >= 0 && does !== null;
    return [
      ...(isSofter ? [lost(code)] : []),
      { kind: 'sound', name: name.text, file: null, does, code },
    ];
  },
  ...{ textbox: fieldOf, textarea: fieldOf, numberbox: fieldOf },
};

/** Macros whose contents are changed, or wait for something that ink does not know. */
export const textBlocks: Readonly<Record<string, Rule>> = {
  ...{ widget: closed, repeat: closed, done: closed },
  ...{ replace: changed, append: changed, prepend: changed },
  listbox: (macro) => {
    const [, ...options] = partsOf(macro, 'option');
    const chosen = options.find(({ given }) => /\bselected$/.test(given)) ?? options[0];
    const [label, value = label] = argumentsOf(chosen?.given.replace(/\s*selected$/, '') ?? '');
    const variable = macro.args[0]?.text;
    const isKnown = variable != null && value?.value != null;
    return [lost(macro.whole), ...(isKnown ? [setTo(variable, value.value, macro.code)] : [])];
  },
};

/** A macro that is not known, with what it contains: its words stay. */
export const unknownBlock: Rule = ({ code, inside, read }) => [
  lost(code),
  ...harmless(read(inside)),
];
