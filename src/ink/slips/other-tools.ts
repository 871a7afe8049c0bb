import { rightValue } from './logic-slips';
import { FAR } from './ink-line';
import type { StoryNames } from './story-names';
import { placeOf, setVariable, textBelow, TWINE, type Command } from './twine-lines';
import { slipOfLine, type Around, type Recogniser, type Slip } from './slip';

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
  below: string,
): string | null => {
  for (const [pattern, mend] of commands) {
    const groups = pattern.exec(text)?.groups;
    if (pattern.test(text)) return mend(groups ?? {}, names, below);
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
    const right = firstMend(commands, text, names, textBelow(lines, index));
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
