import { rightCondition } from './condition-slips';
import type { KnownNames } from './known-names';
import { placeFor } from './known-names';
import { placeOf, setVariable, type Command } from './twine-lines';

/** A condition at the head of a block in braces. */
const head = (before: string) => {
  return ({ value = '' }: Readonly<Record<string, string | undefined>>, names: KnownNames) => {
    const right = rightCondition(value, names);
    return right === null ? null : `${before}- ${right}:`;
  };
};

/** Lines of Ren’Py, Python and JavaScript. */
export const SCRIPTS: readonly Command[] = [
  [/^label\s+(?<name>[\p{L}\d_]+)\s*:$/u, ({ name }, names) => `=== ${placeOf(name, names)}`],
  [
    /^call\s+(?<name>[\p{L}\d_]+)$/u,
    ({ name = '' }, names) => {
      const place = placeFor(name, names);
      return place === null ? null : `-> ${place} ->`;
    },
  ],
  [
    /^define\s+(?<name>[\p{L}\d_]+)\s*=\s*Character\(\s*_?\(?["'](?<words>[^"']+)["'].*\)$/u,
    ({ name = '', words = '' }) => `VAR ${name} = "${words}"`,
  ],
  [
    /^(?<name>[\p{L}\d_]+)\s+"(?<words>[^"]+)"$/u,
    ({ name = '', words = '' }, { variables }) =>
      variables.has(name) ? `{${name}}: ${words}` : null,
  ],
  [/^play\s+sound\s+"(?<file>[^"]+\.\w+)"$/u, ({ file = '' }) => `# PLAY_SOUND: ${file}`],
  [/^play\s+music\s+"(?<file>[^"]+\.\w+)"(?:\s.*)?$/u, ({ file = '' }) => `# PLAY_MUSIC: ${file}`],
  [/^\$\s*(?<name>[\p{L}\d_]+)\s*=\s*(?<value>.+)$/u, setVariable],
  [
    /^\$\s*(?<name>[\p{L}\d_]+)\s*(?<sign>[+-])=\s*(?<value>\d+)$/u,
    ({ name = '', sign = '', value = '' }) => `~ ${name} ${sign}= ${value}`,
  ],
  [
    /^(?:print|printf|echo|puts|console\.\w+|say|alert|document\.write|Debug\.Log|Console\.Write(?:Line)?|System\.out\.print(?:ln)?)\(\s*f?["'`](?<words>[^"'`\\]*)(?:\\n)?["'`]\s*\);?$/u,
    ({ words = '' }) => words,
  ],
  [/^(?:print|echo)\s+["'](?<words>[^"'\\]*)["'];?$/u, ({ words = '' }) => words],
  [
    /^if\s*\(?(?<value>[^():]+?)\)?\s*(?:then)?\s*:?\s*(?:->|go\s?to|jump)\s*(?<name>[\p{L}\d_]+)$/u,
    ({ value = '', name = '' }, names) => {
      const right = rightCondition(value, names);
      return right === null ? null : `{${right}: -> ${placeFor(name, names) ?? name}}`;
    },
  ],
  [/^(?:if|when)\s*\((?<value>.+)\)\s*\{$/u, head('{\n')],
  [/^\}?\s*else\s+if\s*\((?<value>.+)\)\s*\{$/u, head('')],
  [/^\}?\s*else\s*\{$/u, () => '- else:'],
  [
    /^(?:(?:let|var|const)\s+)?(?<name>[\p{L}\d_]+)\s*=\s*(?:input|prompt|raw_input|renpy\.input)\(.*\);?$/u,
    ({ name = '' }, { variables }) => (variables.has(name) ? `[input var=${name}]` : null),
  ],
];

/** Lines for which no single line of ink does the same. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:if|elif|else\s+if)\s+(?<value>[^:"“”]+?)(?:\s+then)?\s*:$/u, '{gold > 2: Rich.|Poor.}'],
  [/^while\s*\(?(?<value>[^:{"“”]+?)\)?\s*(?::|\{)$/u, '-> hall'],
  [/^for\s+\w+\s+in\s+(?:range\(.*\)|\w+)\s*:$/u, ''],
  [/^for\s*\(.*;.*;.*\)\s*\{?$/u, ''],
  [/^switch\s*\(\s*\w+\s*\)\s*\{$/u, ''],
  [/^from\s+\w+(?:\.\w+)*\s+import\s+[\w*]+$/u, ''],
];

/** Ink that does much the same as a line that cannot be mended; null if the line is none. */
export function scriptExample(text: string, names: KnownNames): string | null {
  for (const [pattern, example] of OTHERS) {
    const match = pattern.exec(text);
    const value = match?.groups?.value;
    if (match === null) continue;
    // Prose can begin so, too: `If you go:`.
    const isCondition =
      value === undefined ||
      ((rightCondition(value, names) ?? '') !== '' &&
        [...names.variables.keys()].some((name) =>
          new RegExp(String.raw`\b${name}\b`).test(value),
        ));
    if (isCondition) return example;
  }
  return null;
}
