import { rightCondition } from './condition-slips';
import type { InkLine } from './ink-line';
import { isExpression, rightValue } from './logic-slips';
import { asName, placeFor, type KnownNames } from './known-names';

type Groups = Readonly<Record<string, string | undefined>>;

/** A line of another tool, and what ink has in its place; null if that is not certain. */
export type Command = readonly [
  RegExp,
  (groups: Groups, names: KnownNames, below: string) => string | null,
];

/** A place as its name is written after an arrow. */
export const placeOf = (words: string | undefined, names: KnownNames): string =>
  placeFor(words?.trim() ?? '', names) ?? asName(words ?? '');

/** Gives a variable its value: where it is declared already, with a `~`. */
export const setVariable = (
  { name = '', value = '' }: Groups,
  names: KnownNames,
): string | null => {
  const right = rightValue(value, names);
  if (!isExpression(right)) return null;
  return names.variables.has(name) ? `~ ${name} = ${right}` : `VAR ${name} = ${right}`;
};

const changeVariable = (
  { name = '', sign = '', value = '' }: Groups,
  names: KnownNames,
): string | null => {
  const right = rightValue(value, names);
  if (!isExpression(right)) return null;
  const isShort = sign === '+' || sign === '-';
  return isShort ? `~ ${name} ${sign}= ${right}` : `~ ${name} = ${name} ${sign} ${right}`;
};

/** What a link of SugarCube sets: `$gold to 3`. */
export const setterOf = (words: string, names: KnownNames): string | null => {
  const set = /^\s*\$(?<name>[\p{L}\d_]+)\s*(?:to|=)\s*(?<value>[^;]+?)\s*$/u.exec(words)?.groups;
  const change = /^\s*\$(?<name>[\p{L}\d_]+)\s*(?<sign>[-+*/])=\s*(?<value>[^;]+?)\s*$/u.exec(
    words,
  )?.groups;
  if (change !== undefined) return changeVariable(change, names);
  return set === undefined ? null : `~ ${set.name ?? ''} = ${rightValue(set.value ?? '', names)}`;
};

/** What a `(set:)` or `<<set>>` says of several variables, a line for each. */
const setVariables = ({ all = '' }: Groups, names: KnownNames): string | null => {
  const lines = all
    .split(/\s*[,;]\s*(?=\$[\p{L}\d_]+\s+(?:to\b|=))/u)
    .map((one) => /^\$(?<name>[\p{L}\d_]+)\s+(?:to|=)\s+(?<value>.+)$/u.exec(one)?.groups)
    .map((groups) => (groups === undefined ? null : setVariable(groups, names)));
  return lines.includes(null) ? null : lines.join('\n');
};

const branch = (before: string) => {
  return ({ value = '' }: Groups, names: KnownNames): string | null => {
    const right = rightCondition(value, names);
    return right === null ? null : `${before}- ${right}:`;
  };
};

/** A link that is closed on the next line, with nothing in it. */
const choiceIfEmpty = (groups: Groups, names: KnownNames, below: string): string | null =>
  /^(?:<<\/(?:link|button)>>)?$/u.test(below) ? choice(groups, names) : null;

const choice = ({ words = '', name }: Groups, names: KnownNames): string =>
  `+ [${words}] -> ${placeOf(name, names)}`;

/** A link with macros in it, which are done when it is chosen. */
const linkWithSteps = (groups: Groups, names: KnownNames): string | null => {
  const { words, label, name, target, body = '' } = groups;
  const place = name ?? target;
  const steps = body
    .split(/(?<=>>)\s*(?=<<)/u)
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map((step) => (step.startsWith('<<') ? inkFor(step, names) : step))
    // Another line declares it.
    .map((step) => {
      const name = /^VAR (?<name>[\p{L}\d_]+) =/u.exec(step ?? '')?.groups?.name;
      return name !== undefined && names.foreign.has(name)
        ? (step ?? '').replace('VAR', '~')
        : step;
    });
  if (place !== undefined) steps.push(`-> ${placeOf(place, names)}`);
  const choice = `+ [${words ?? label ?? target ?? ''}]`;
  const [only] = steps;
  if (steps.length === 1 && only?.startsWith('->') === true) return `${choice} ${only}`;
  // A variable that is declared here would have its value before the choice.
  if (steps.some((step) => step === null || step.startsWith('VAR '))) return null;
  return [choice, ...steps].join('\n  ');
};

const conditionalLink = ({ value = '', words, name = '' }: Groups, names: KnownNames) => {
  const right = rightCondition(value, names);
  return right === null ? null : `+ {${right}} [${words ?? name}] -> ${placeOf(name, names)}`;
};

/** A line in ink, by the first command that can tell; null if none can. */
export function inkOf(
  commands: readonly Command[],
  text: string,
  names: KnownNames,
  below: string,
): string | null {
  for (const [pattern, mend] of commands) {
    const match = pattern.exec(text);
    const right = match === null ? null : mend(match.groups ?? {}, names, below);
    if (right !== null) return right;
  }
  return null;
}

const PASSAGE = String.raw`\[\[(?:(?<words>[^\][|<>]+?)\s*(?:->|\|)\s*)?(?<name>[^\][|<>]+?)\]\]`;
const IN_MACRO = '(?:(?!>>|<<).)+?';

/** Lines of Twine’s formats, from the first sign to the last. */
export const TWINE: readonly Command[] = [
  [/^::\s*StoryTitle$/u, (_, __, below) => (below === '' ? null : `# title: ${below}`)],
  [
    /^::\s*(?<name>[^[{:\s][^[{:]*?)(?:\s*(?:\[[^\]]*\]|\{[^}]*\}))*$/u,
    ({ name }, names) => `=== ${placeOf(name, names)}`,
  ],
  [/^<<set\s+(?<all>\$[^<>]*[,;]\s*\$[^<>]*)>>$/u, setVariables],
  [/^\(set:\s*(?<all>\$[^()]*,\s*\$[^()]*)\)$/u, setVariables],
  [/^<<set\s+\$?(?<name>[\p{L}\d_]+)\s*(?:to|=)\s*(?<value>.+?)>>$/u, setVariable],
  [/^<<set\s+\$?(?<name>[\p{L}\d_]+)\s*(?<sign>[-+*/])=\s*(?<value>.+?)>>$/u, changeVariable],
  [
    /^\(set:\s*\$?(?<name>[\p{L}\d_]+)\s+to\s+it\s*(?<sign>[-+*/])\s*(?<value>.+?)\)$/u,
    changeVariable,
  ],
  [/^\(set:\s*\$?(?<name>[\p{L}\d_]+)\s+to\s+(?<value>.+?)\)$/u, setVariable],
  [/^\(put:\s*(?<value>.+?)\s+into\s+\$?(?<name>[\p{L}\d_]+)\)$/u, setVariable],
  [
    /^(?:<<goto\s+(?:["'](?<macro>[^"']+)["']|\[\[(?<target>[^\][|<>]+)\]\])>>|\(go-?to:\s*["'](?<name>[^"']+)["']\))$/u,
    ({ macro, target, name }, names) => `-> ${placeOf(macro ?? target ?? name, names)}`,
  ],
  [
    /^(?:<<(?:include|display)\s+(?:["'](?<macro>[^"']+)["']|\[\[(?<target>[^\][|<>]+)\]\])>>|\(display:\s*["'](?<name>[^"']+)["']\))$/u,
    ({ macro, target, name }, names) => `-> ${placeOf(macro ?? target ?? name, names)} ->`,
  ],
  [
    new RegExp(
      String.raw`^<<(?<tag>link|button)\s+(?:"(?<words>[^"]+)"(?:\s+"(?<name>[^"]+)")?|'(?<single>[^']+)'(?:\s+'(?<other>[^']+)')?|\[\[(?:(?<label>[^\][|<>]+?)\s*(?:->|\|)\s*)?(?<target>[^\][|<>]+?)\]\])>>(?<body>.*?)<<\/\k<tag>>>$`,
      'u',
    ),
    ({ words, name, single, other, ...rest }, names) =>
      linkWithSteps({ words: words ?? single, name: name ?? other, ...rest }, names),
  ],
  // Its macros stand on the lines below.
  [/^<<(?:link|button)\s+["'](?<words>[^"']+)["']>>$/u, ({ words = '' }) => `+ [${words}]`],
  [/^<<(?:link|button)\s+["'](?<words>[^"']+)["']\s+["'](?<name>[^"']+)["']>>$/u, choiceIfEmpty],
  [new RegExp(`^<<if\\s+(?<value>${IN_MACRO})>>\\s*${PASSAGE}\\s*<</if>>$`, 'u'), conditionalLink],
  [
    new RegExp(String.raw`^\(if:\s*(?<value>[^()]+)\)\s*\[\s*${PASSAGE}\s*\]$`, 'u'),
    conditionalLink,
  ],
  [/^\(link-goto:\s*["'](?<words>[^"']+)["']\s*,\s*["'](?<name>[^"']+)["']\)$/u, choice],
  [
    /^\(link(?:-reveal|-replace)?:\s*["'](?<words>[^"']+)["']\)\[(?<answer>[^\][]+)\]$/u,
    ({ words = '', answer = '' }) => `* [${words}]\n  ${answer}`,
  ],
  [
    /^<<(?<tag>linkreplace|linkappend)\s+["'](?<words>[^"']+)["']>>(?<answer>[^<>]+)<<\/\k<tag>>>$/u,
    ({ words = '', answer = '' }) => `* [${words}]\n  ${answer}`,
  ],
  [new RegExp(`^<<if\\s+(?<value>${IN_MACRO})>>$`, 'u'), branch('{\n')],
  [new RegExp(`^<<else\\s?if\\s+(?<value>${IN_MACRO})>>$`, 'u'), branch('')],
  [/^<<else>>$/u, () => '- else:'],
  [/^<<\/if>>$/u, () => '}'],
  [/^\/%\s*(?<words>.+?)\s*%\/$/u, ({ words = '' }) => `// ${words}`],
];

/** A line of Twine in ink. */
function inkFor(text: string, names: KnownNames): string | null {
  return inkOf(TWINE, text, names, '');
}

/** The text of the line below, if there is one. */
export function textBelow(lines: readonly InkLine[], index: number): string {
  return lines[index + 1]?.text.trim() ?? '';
}

/** A declaration gives its variable a value once; what a passage sets is set each time, also in ink. */
export function asSetThere(ink: string, lines: readonly InkLine[], index: number): string {
  if (!lines.slice(0, index).some(beginsPlace)) return ink;
  return ink.replace(
    /^VAR (?<name>[\p{L}\d_]+) = (?<value>.*)$/gmu,
    (_, name: string, value: string) => `VAR ${name} = ${emptyOf(value)}\n~ ${name} = ${value}`,
  );
}

/** Whether a line begins a knot, or a passage that becomes one. */
export const beginsPlace = ({ kind, text }: InkLine): boolean =>
  kind === 'header' || text.startsWith('::');

function emptyOf(value: string): string {
  if (value === 'true' || value === 'false') return 'false';
  return value.startsWith('"') ? '""' : '0';
}
