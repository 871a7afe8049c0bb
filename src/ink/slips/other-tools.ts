import { rightCondition } from './condition-slips';
import { rightValue } from './logic-slips';
import { FAR } from './ink-line';
import { asName, placeFor, type StoryNames } from './story-names';
import { slipAt, slipOfLine, type Around, type Recogniser, type Slip } from './slip';

type Groups = Readonly<Record<string, string | undefined>>;
type Command = readonly [RegExp, (groups: Groups, names: StoryNames) => string | null];

/** A place as its name is written after an arrow. */
const placeOf = (words: string | undefined, names: StoryNames): string =>
  placeFor(words?.trim() ?? '', names) ?? asName(words ?? '');

const setVariable = ({ name = '', value = '' }: Groups, names: StoryNames): string => {
  const right = rightValue(value, names);
  return names.variables.has(name) ? `~ ${name} = ${right}` : `VAR ${name} = ${right}`;
};

/** Lines of Twine’s formats, from the first sign to the last. */
const TWINE: readonly Command[] = [
  [
    /^::\s*(?<name>[^[{]+?)\s*(?:\s*(?:\[.*?\]|\{.*?\}))*\s*$/u,
    ({ name }, names) => `=== ${placeOf(name, names)}`,
  ],
  [/^<<set\s+\$?(?<name>\w+)\s*(?:to|=)\s*(?<value>.+?)>>$/u, setVariable],
  [/^\(set:\s*\$?(?<name>\w+)\s+to\s+(?<value>.+?)\)$/u, setVariable],
  [
    /^(?:<<goto\s+["'](?<macro>[^"']+)["']>>|\(go-?to:\s*["'](?<name>[^"']+)["']\))$/u,
    ({ macro, name }, names) => `-> ${placeOf(macro ?? name, names)}`,
  ],
  [
    /^(?:<<(?:include|display)\s+["'](?<macro>[^"']+)["']>>|\(display:\s*["'](?<name>[^"']+)["']\))$/u,
    ({ macro, name }, names) => `-> ${placeOf(macro ?? name, names)} ->`,
  ],
  [
    /^<<link\s+["'](?<words>[^"']+)["']\s+["'](?<name>[^"']+)["']>>(?:<<\/link>>)?$/u,
    ({ words, name }, names) => `* [${words ?? ''}] -> ${placeOf(name, names)}`,
  ],
  [
    /^\(link-goto:\s*["'](?<words>[^"']+)["']\s*,\s*["'](?<name>[^"']+)["']\)$/u,
    ({ words, name }, names) => `* [${words ?? ''}] -> ${placeOf(name, names)}`,
  ],
];

/** Commands of ChoiceScript. */
const CHOICESCRIPT: readonly Command[] = [
  [/^\*goto(?:_scene)?\s+(?<name>\w+)$/u, ({ name }, names) => `-> ${placeOf(name, names)}`],
  [/^\*gosub(?:_scene)?\s+(?<name>\w+)$/u, ({ name }, names) => `-> ${placeOf(name, names)} ->`],
  [/^\*label\s+(?<name>\w+)$/u, ({ name }, names) => `=== ${placeOf(name, names)}`],
  [
    /^\*(?:create|temp)\s+(?<name>\w+)\s+(?<value>[-"\d].*|true|false)$/u,
    ({ name = '', value = '' }, names) => `VAR ${name} = ${rightValue(value, names)}`,
  ],
  [/^\*set\s+(?<name>\w+)\s+(?<value>[-"\d].*|true|false)$/u, setVariable],
  [
    /^\*set\s+(?<name>\w+)\s+%?(?<sign>[+-])\s*(?<value>\d+)$/u,
    ({ name = '', sign = '', value = '' }) => `~ ${name} ${sign}= ${value}`,
  ],
  [/^\*(?:finish|ending)$/u, () => '-> END'],
  [/^\*comment\s+(?<words>.+)$/u, ({ words = '' }) => `// ${words}`],
  [
    /^\*(?<name>title|author)\s+(?<words>.+)$/u,
    ({ name = '', words = '' }) => `# ${name}: ${words}`,
  ],
  [/^\*image\s+(?<file>\S+\.\w+).*$/u, ({ file = '' }) => `# IMAGE: ${file}`],
  [/^\*page_break(?:\s+(?<words>.+))?$/u, ({ words = 'Next' }) => `+ [${words}]`],
];

/** Lines of Ren’Py, Ink’s neighbours and JavaScript. */
const SCRIPTS: readonly Command[] = [
  [/^label\s+(?<name>\w+)\s*:$/u, ({ name }, names) => `=== ${placeOf(name, names)}`],
  [/^\$\s*(?<name>\w+)\s*=\s*(?<value>.+)$/u, setVariable],
  [
    /^(?:print|echo|console\.log|say)\(\s*["'](?<words>[^"']*)["']\s*\);?$/u,
    ({ words = '' }) => words,
  ],
];

const firstMend = (
  commands: readonly Command[],
  text: string,
  names: StoryNames,
): string | null => {
  for (const [pattern, mend] of commands) {
    const groups = pattern.exec(text)?.groups;
    if (pattern.test(text)) return mend(groups ?? {}, names);
  }
  return null;
};

/** Lines of Twine, ChoiceScript and Ren’Py that ink reads as text or as choices. */
export const findForeignLine: Recogniser = (line, { names, lines, index }) => {
  const text = line.text.trim();
  const option = /^#\s*(?<words>\p{L}.*)$/u.exec(text)?.groups?.words;
  if (option !== undefined && isBelowChoice(lines, index))
    return slipOfLine('choiceScript', line, `* [${option}]`);
  const tables: readonly (readonly [Slip['kind'], readonly Command[]])[] = [
    ['twine', TWINE],
    ['choiceScript', CHOICESCRIPT],
    ['script', SCRIPTS],
  ];
  for (const [kind, commands] of tables) {
    const right = firstMend(commands, text, names);
    if (right !== null && right !== text) return slipOfLine(kind, line, right);
  }
  return null;
};

/** Whether a line belongs to the `*choice` of ChoiceScript. */
function isBelowChoice(lines: Around['lines'], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - FAR); at -= 1) {
    const { code = '', kind } = lines[at] ?? {};
    if (/^\s*\*choice\s*$/.test(code)) return true;
    if (kind === 'header') return false;
  }
  return false;
}

const link =
  /\[\[(?:(?<words>[^\][|<>]+?)\s*(?:->|\||→)\s*)?(?<name>[^\][|<>]+?)(?:\s*<-\s*(?<back>[^\][|<>]+?))?\]\](?:\[[^\]]*\])?/u;

/** `[[Kitchen]]`, the link of Twine and of wikis. */
export const findLink: Recogniser = (line, { names }) => {
  const { code } = line;
  const match = link.exec(code);
  if (match === null) return null;
  const { name = '', words, back } = match.groups ?? {};
  const label = (back ?? words ?? name).trim();
  const choice = `* [${label}] -> ${placeOf(name, names)}`;
  const before = code.slice(0, match.index);
  const after = code.slice(match.index + match[0].length);
  const isAlone = /^\s*(?:[-*+•]\s*)?$/.test(before) && /^\s*[.;]?\s*$/.test(after);
  if (isAlone) return slipOfLine('passageLink', line, choice);
  if (line.kind !== 'text') return null;
  return {
    ...slipOfLine('passageLink', line, `${before}${label}${after}\n${choice}`),
    written: match[0],
    mended: choice,
  };
};

const IFS: readonly RegExp[] = [
  /<<if\s+(?<value>.+?)>>(?<yes>.*?)(?:<<else>>(?<no>.*?))?<<\/if>>/u,
  /\(if:\s*(?<value>[^()]+?)\)\[(?<yes>[^\][]*)\](?:\s*\(else:\)\[(?<no>[^\][]*)\])?/u,
  /\[if\s+(?<value>[^\]]+)\](?<yes>.*?)(?:\[else\](?<no>.*?))?\[(?:\/if|end if|endif)\]/u,
  /\{%\s*if\s+(?<value>.+?)\s*%\}(?<yes>.*?)(?:\{%\s*else\s*%\}(?<no>.*?))?\{%\s*endif\s*%\}/u,
];

/** Conditions of Twine and of templates within a line. */
export const findForeignIf: Recogniser = (line, { names }) => {
  for (const pattern of IFS) {
    const match = pattern.exec(line.code);
    const { value = '', yes = '', no } = match?.groups ?? {};
    const right = match === null ? null : rightCondition(value, names);
    if (match === null || right === null) continue;
    const texts = no === undefined ? yes : `${yes}|${no}`;
    return slipAt('twine', line, [match.index, match[0], `{${right}: ${texts}}`]);
  }
  return null;
};
