import { rightCondition } from './condition-slips';
import { isExpression, rightValue } from './logic-slips';
import type { KnownNames } from './known-names';
import { placeOf, setVariable, type Command } from './twine-lines';

/** Fairmath: a part of what is left, or of what there is. */
const fair = ({
  name = '',
  sign = '',
  value = '',
}: Readonly<Record<string, string | undefined>>) =>
  sign === '+'
    ? `~ ${name} += (100 - ${name}) * ${value} / 100`
    : `~ ${name} -= ${name} * ${value} / 100`;

/** Whether ink can read a value, and it begins with something that the story has. */
const isKnown = (value: string, { variables }: KnownNames): boolean => {
  const [first = ''] = /[\p{L}_]\w*/u.exec(value) ?? [];
  return isExpression(value) && variables.has(first);
};

/** Commands of ChoiceScript. */
export const CHOICESCRIPT: readonly Command[] = [
  [
    /^\*goto(?:_scene)?\s+(?<name>[\p{L}\d_]+)$/u,
    ({ name }, names) => `-> ${placeOf(name, names)}`,
  ],
  [
    /^\*gosub(?:_scene)?\s+(?<name>[\p{L}\d_]+)$/u,
    ({ name }, names) => `-> ${placeOf(name, names)} ->`,
  ],
  [/^\*return$/u, () => '->->'],
  [/^\*label\s+(?<name>[\p{L}\d_]+)$/u, ({ name }, names) => `=== ${placeOf(name, names)}`],
  [
    /^\*(?:create|temp)\s+(?<name>[\p{L}\d_]+)\s+(?<value>[-"\d].*|true|false)$/u,
    ({ name = '', value = '' }, names) => `VAR ${name} = ${rightValue(value, names)}`,
  ],
  [/^\*set\s+(?<name>[\p{L}\d_]+)\s+(?<value>[-"\d].*|true|false)$/u, setVariable],
  [/^\*set\s+(?<name>[\p{L}\d_]+)\s+%(?<sign>[+-])\s*(?<value>\d+)$/u, fair],
  [
    /^\*set\s+(?<name>[\p{L}\d_]+)\s+(?<sign>[+-])\s*(?<value>\d+)$/u,
    ({ name = '', sign = '', value = '' }) => `~ ${name} ${sign}= ${value}`,
  ],
  [
    /^\*set\s+(?<name>[\p{L}\d_]+)\s+(?<value>[(\p{L}].*)$/u,
    (groups, names) => (isKnown(groups.value ?? '', names) ? setVariable(groups, names) : null),
  ],
  [
    /^\*rand\s+(?<name>[\p{L}\d_]+)\s+(?<low>-?\d+)\s+(?<high>-?\d+)$/u,
    ({ name = '', low = '', high = '' }) => `~ ${name} = RANDOM(${low}, ${high})`,
  ],
  [/^\*input_text\s+(?<name>[\p{L}\d_]+)$/u, ({ name = '' }) => `[input var=${name}]`],
  [
    /^\*input_number\s+(?<name>[\p{L}\d_]+)\b.*$/u,
    ({ name = '' }) => `[input var=${name} type=number]`,
  ],
  [/^\*(?:finish|ending)$/u, () => '-> END'],
  [/^\*comment\s+(?<words>.+)$/u, ({ words = '' }) => `// ${words}`],
  [
    /^\*(?<name>title|author)\s+(?<words>.+)$/u,
    ({ name = '', words = '' }) => `# ${name}: ${words}`,
  ],
  [/^\*image\s+(?<file>\S+\.\w+).*$/u, ({ file = '' }) => `# IMAGE: ${file}`],
  [/^\*sound\s+(?<file>\S+\.\w+)$/u, ({ file = '' }) => `# PLAY_SOUND: ${file}`],
  [/^\*page_break(?:\s+(?<words>.+))?$/u, ({ words = 'Next' }) => `+ [${words}]`],
  [/^\*hide_reuse\s+#\s*(?<words>.+)$/u, ({ words = '' }) => `* [${words}]`],
  [/^\*allow_reuse\s+#\s*(?<words>.+)$/u, ({ words = '' }) => `+ [${words}]`],
  [
    /^\*if\s+(?<value>[^#]+?)\s*#\s*(?<words>.+)$/u,
    ({ value = '', words = '' }, names) => {
      const right = rightCondition(value, names);
      return right === null ? null : `* {${right}} [${words}]`;
    },
  ],
];

/** Commands for which no single line does the same; a star before them makes a choice in ink. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^\*if\s+(?<value>\S.*)$/u, '{gold > 2: Rich.|Poor.}'],
  [/^\*else\s?if\s+(?<value>\S.*)$/u, '{gold > 2: Rich.|{gold == 1: One coin.|Poor.}}'],
  [/^\*else$/u, '{gold > 2: Rich.|Poor.}'],
  [/^\*(?:selectable_if|disable_reuse)\b.*#.*$/u, '+ [Pay #{gold <= 2:UNCLICKABLE}]'],
  [/^\*stat_chart$/u, '[progress value={gold} max=100]Gold[/progress]'],
  [/^\*line_break$/u, '<br>'],
  [/^\*scene_list$/u, 'INCLUDE harbour.ink'],
  [
    /^\*(?:achieve(?:ment)?\s+\w+.*|check_achievements|save_checkpoint\b.*|restart|params\b.*)$/u,
    '',
  ],
];

/** Ink that does much the same as a command of ChoiceScript that cannot be mended; null if it is none. */
export function choiceScriptExample(text: string, names: KnownNames): string | null {
  for (const [pattern, example] of OTHERS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    // Prose can begin so, too: `*if only`.
    const value = match.groups?.value;
    const right = value === undefined ? '' : rightCondition(value, names);
    if (right === null || (value !== undefined && !isKnown(bareOf(right), names))) continue;
    return example;
  }
  return null;
}

const bareOf = (value: string): string =>
  value.replace(/^(?:not\s+)?[(\s]*/, '').replace(/\)+$/, '');
