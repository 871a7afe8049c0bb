import { isInBraces, rightCondition } from './condition-slips';
import { isExpression, rightValue } from './logic-slips';
import { slipOfLine, slipToRewrite, type Around, type Recogniser } from './slip';
import { inkOf, placeOf, type Command } from './twine-lines';

const QUOTED = String.raw`(?:'(?<name>[^']+)'|"(?<double>[^"]+)")`;
const named = (groups: Readonly<Record<string, string | undefined>>) =>
  groups.name ?? groups.double;

/** Inserts of Chapbook that have a line of ink. */
const INSERTS: readonly Command[] = [
  [
    new RegExp(String.raw`^\{\s*embed passage(?:\s+named)?\s*:\s*${QUOTED}\s*\}$`, 'u'),
    (groups, names) => `-> ${placeOf(named(groups), names)} ->`,
  ],
  [
    new RegExp(
      String.raw`^\{\s*link to\s*:\s*${QUOTED}\s*,\s*label\s*:\s*['"](?<words>[^'"]+)['"]\s*\}$`,
      'u',
    ),
    (groups, names) => `+ [${groups.words ?? ''}] -> ${placeOf(named(groups), names)}`,
  ],
  [
    /^\{\s*reveal link\s*:\s*['"](?<words>[^'"]+)['"]\s*,\s*text\s*:\s*['"](?<answer>[^'"]+)['"]\s*\}$/u,
    ({ words = '', answer = '' }) => `* [${words}]\n  ${answer}`,
  ],
];

/** `{embed passage: 'hall'}` and other inserts of Chapbook. */
export const findInsert: Recogniser = (line, { names }) => {
  const right = inkOf(INSERTS, line.code.trim(), names, '');
  return right === null ? null : slipOfLine('twine', line, right);
};

const END = /^\s*\[\s*(?:continue|cont'd|cont|\/if|end\s?if)\s*\]\s*$/iu;
const IF = /^\s*\[\s*(?:if|unless)\s/iu;

/** `[if has_key]`, `[else]` and `[continue]` on lines of their own. */
export const findModifier: Recogniser = (line, { names, lines, index }) => {
  const text = line.code.trim();
  const match = /^\[\s*(?<word>if|unless|else\s?if|else)\b\s*(?<value>[^\][]*)\]$/iu.exec(text);
  if (match === null && !END.test(text)) return null;
  const isWithin = isInBraces(lines, index) || isBelowIf(lines, index);
  if (match === null) return isWithin ? slipOfLine('twine', line, '}') : null;
  const { word = '', value = '' } = match.groups ?? {};
  const isFirst = /^(?:if|unless)$/i.test(word);
  if (isFirst ? !isEnded(lines, index) : !isWithin) return null;
  if (/^else$/i.test(word) && value === '') return slipOfLine('twine', line, '- else:');
  const right = rightCondition(/^unless$/i.test(word) ? `unless ${value}` : value, names);
  return right === null ? null : slipOfLine('twine', line, `${isFirst ? '{\n' : ''}- ${right}:`);
};

function isBelowIf(lines: Around['lines'], index: number): boolean {
  const start = lines.slice(0, index).findLastIndex(({ kind }) => kind === 'header') + 1;
  return lines.slice(start, index).some(({ code }) => IF.test(code));
}

/** Whether the modifier below ends before the knot does; else nobody can tell where the braces close. */
function isEnded(lines: Around['lines'], index: number): boolean {
  for (const { code, kind } of lines.slice(index + 1)) {
    if (kind === 'header' || IF.test(code)) return false;
    if (END.test(code)) return true;
  }
  return false;
}

/** More variables than a passage has. */
const MOST_VARIABLES = 40;
const SECTION_END = /^\s*--\s*$/u;
const VARIABLE = /^\s*(?<name>[a-z_]\w*)(?:\s*\([^()]*\))?\s*:\s*(?<value>\S.*?)\s*$/iu;

/** The variables above the first text of a passage, and the `--` below them. */
export const findVarsSection: Recogniser = (line, { names, lines, index }) => {
  if (!VARIABLE.test(line.code) && !SECTION_END.test(line.code)) return null;
  const section = sectionOf(lines, index);
  if (section === null) return null;
  if (SECTION_END.test(line.code)) {
    const isMended = section.every(
      ({ code }) => !VARIABLE.test(code) || /^\s*(?:VAR|~)/.test(code),
    );
    return isMended
      ? slipOfLine('needless', line, '')
      : slipToRewrite('needless', line.code.trim());
  }
  const { name = '', value = '' } = VARIABLE.exec(line.code)?.groups ?? {};
  const right = rightValue(value, names);
  if (name === '' || !isExpression(right)) return null;
  return slipOfLine('twine', line, `${names.variables.has(name) ? '~' : 'VAR'} ${name} = ${right}`);
};

/** The lines of the section that a line belongs to, without its end; null if it is in none. */
function sectionOf(lines: Around['lines'], index: number): Around['lines'] | null {
  const below = lines.slice(index, index + MOST_VARIABLES);
  const end = index + below.findIndex(({ code }) => code.trim() === '--');
  if (end < index) return null;
  const from = Math.max(0, index - MOST_VARIABLES);
  const start =
    from + lines.slice(from, index + 1).findLastIndex(({ kind }) => kind === 'header') + 1;
  if (start === from && from > 0) return null;
  const section = lines.slice(start, end).filter(({ code }) => code.trim() !== '');
  const isWhole = section.every(({ code }) => VARIABLE.test(code) || /^\s*(?:VAR\b|~)/.test(code));
  return section.length > 0 && isWhole ? section : null;
}
