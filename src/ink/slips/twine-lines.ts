import { rightCondition } from './condition-slips';
import type { InkLine } from './ink-line';
import { rightValue } from './logic-slips';
import { asName, placeFor, type StoryNames } from './story-names';

type Groups = Readonly<Record<string, string | undefined>>;

/** A line of another tool, and what ink has in its place; null if that cannot be told. */
export type Command = readonly [
  RegExp,
  (groups: Groups, names: StoryNames, below: string) => string | null,
];

/** A place as its name is written after an arrow. */
export const placeOf = (words: string | undefined, names: StoryNames): string =>
  placeFor(words?.trim() ?? '', names) ?? asName(words ?? '');

/** Gives a variable its value: where it is declared already, with a `~`. */
export const setVariable = ({ name = '', value = '' }: Groups, names: StoryNames): string => {
  const right = rightValue(value, names);
  return names.variables.has(name) ? `~ ${name} = ${right}` : `VAR ${name} = ${right}`;
};

const changeVariable = (
  { name = '', sign = '', value = '' }: Groups,
  names: StoryNames,
): string => {
  const right = rightValue(value, names);
  const isShort = sign === '+' || sign === '-';
  return isShort ? `~ ${name} ${sign}= ${right}` : `~ ${name} = ${name} ${sign} ${right}`;
};

/** What a link of SugarCube sets: `$gold to 3`. */
export const setterOf = (words: string, names: StoryNames): string | null => {
  const set = /^\s*\$(?<name>\w+)\s*(?:to|=)\s*(?<value>[^;]+?)\s*$/u.exec(words)?.groups;
  const change = /^\s*\$(?<name>\w+)\s*(?<sign>[-+*/])=\s*(?<value>[^;]+?)\s*$/u.exec(
    words,
  )?.groups;
  if (change !== undefined) return changeVariable(change, names);
  return set === undefined ? null : `~ ${set.name ?? ''} = ${rightValue(set.value ?? '', names)}`;
};

const branch = (before: string) => {
  return ({ value = '' }: Groups, names: StoryNames): string | null => {
    const right = rightCondition(value, names);
    return right === null ? null : `${before}- ${right}:`;
  };
};

const choice = ({ words = '', name }: Groups, names: StoryNames): string =>
  `* [${words}] -> ${placeOf(name, names)}`;

/** Lines of Twine’s formats, from the first sign to the last. */
export const TWINE: readonly Command[] = [
  [/^::\s*StoryTitle\s*$/u, (_, __, below) => (below === '' ? null : `# title: ${below}`)],
  [
    /^::\s*(?<name>[^[{]+?)\s*(?:\s*(?:\[.*?\]|\{.*?\}))*\s*$/u,
    ({ name }, names) => `=== ${placeOf(name, names)}`,
  ],
  [/^<<set\s+\$?(?<name>\w+)\s*(?:to|=)\s*(?<value>.+?)>>$/u, setVariable],
  [/^<<set\s+\$?(?<name>\w+)\s*(?<sign>[-+*/])=\s*(?<value>.+?)>>$/u, changeVariable],
  [/^\(set:\s*\$?(?<name>\w+)\s+to\s+it\s*(?<sign>[-+*/])\s*(?<value>.+?)\)$/u, changeVariable],
  [/^\(set:\s*\$?(?<name>\w+)\s+to\s+(?<value>.+?)\)$/u, setVariable],
  [/^\(put:\s*(?<value>.+?)\s+into\s+\$?(?<name>\w+)\)$/u, setVariable],
  [
    /^(?:<<goto\s+["'](?<macro>[^"']+)["']>>|\(go-?to:\s*["'](?<name>[^"']+)["']\))$/u,
    ({ macro, name }, names) => `-> ${placeOf(macro ?? name, names)}`,
  ],
  [
    /^(?:<<(?:include|display)\s+["'](?<macro>[^"']+)["']>>|\(display:\s*["'](?<name>[^"']+)["']\))$/u,
    ({ macro, name }, names) => `-> ${placeOf(macro ?? name, names)} ->`,
  ],
  [
    /^<<(?<tag>link|button)\s+["'](?<words>[^"']+)["']\s+["'](?<name>[^"']+)["']>>(?:<<\/\k<tag>>>)?$/u,
    choice,
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
  [/^<<if\s+(?<value>[^<>]+)>>$/u, branch('{\n')],
  [/^<<elseif\s+(?<value>[^<>]+)>>$/u, branch('')],
  [/^<<else>>$/u, () => '- else:'],
  [/^<<\/if>>$/u, () => '}'],
  [/^\/%\s*(?<words>.+?)\s*%\/$/u, ({ words = '' }) => `// ${words}`],
];

/** The text of the line below, if there is one. */
export function textBelow(lines: readonly InkLine[], index: number): string {
  return lines[index + 1]?.text.trim() ?? '';
}
