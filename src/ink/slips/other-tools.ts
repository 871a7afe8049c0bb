import { readHeader } from '../reading/header';
import { CHOICESCRIPT, choiceScriptExample } from './choicescript-lines';
import { rightCondition } from './condition-slips';
import { FAR, type InkLine } from './ink-line';
import { SCRIPTS, scriptExample } from './script-lines';
import { slipOfLine, slipToRewrite, type Around, type Recogniser, type Slip } from './slip';
import { asName } from './known-names';
import { asSetThere, inkOf, textBelow, TWINE, type Command } from './twine-lines';

const TABLES: readonly (readonly [Slip['kind'], readonly Command[]])[] = [
  ['twine', TWINE],
  ['choiceScript', CHOICESCRIPT],
  ['script', SCRIPTS],
];

/** Lines of Twine, ChoiceScript and Ren’Py that ink reads as text or as choices. */
export const findForeignLine: Recogniser = (line, { names, lines, index }) => {
  const text = line.text.trim();
  const option = /^#\s*(?<words>\p{L}.*)$/u.exec(text)?.groups?.words;
  if (option !== undefined && isBelow(CHOICE, lines, index))
    return slipOfLine('choiceScript', line, `* [${option}]`);
  const item = /^"(?<words>[^"]+)"(?:\s+if\s+(?<value>[^:]+))?\s*:$/u.exec(text)?.groups;
  if (item?.words !== undefined && isBelow(MENU, lines, index)) {
    const asked = item.value === undefined ? '' : rightCondition(item.value, names);
    const condition = asked === '' ? '' : `{${asked ?? ''}} `;
    if (asked !== null) return slipOfLine('script', line, `* ${condition}[${item.words}]`);
  }
  const room = ROOM.exec(text)?.groups;
  if (room?.name !== undefined && (room.words !== undefined || lines.some(isOfInform)))
    return slipOfLine('script', line, `=== ${asName(room.name)}\n${room.words ?? ''}`.trim(), true);
  // Several macros in a line, one after the other.
  const macros = text.startsWith('<<')
    ? text.replace(QUIET, '').split(/(?<=>>)\s*(?=<<)/u)
    : [text];
  for (const [kind, commands] of TABLES) {
    const whole = inkOf(commands, text, names, textBelow(lines, index));
    const each = macros.map((macro) => inkOf(commands, macro, names, ''));
    const right = whole ?? (each.includes(null) ? null : each.join('\n'));
    if (right === null || right === text) continue;
    const there = kind === 'twine' ? asSetThere(right, lines, index) : right;
    const slip = slipOfLine(kind, line, there);
    return there === right ? slip : { ...slip, mended: right.replace(/^VAR/, '~') };
  }
  return null;
};

/** `The Kitchen is a room. "It is warm."`, as Inform describes a place. */
const ROOM =
  /^(?:The\s+|A\s+|An\s+)?(?<name>\p{Lu}[\p{L}\d' -]*?)\s+is\s+a\s+room\.(?:\s*"(?<words>[^"]*)")?$/u;

/** Whether a line is one of Inform’s, and of no sentence’s. */
function isOfInform({ code }: InkLine): boolean {
  return /^\s*(?:Instead of \w+ing\b.*:|The description of [^.]+ is "|Understand ".*" as)/.test(
    code,
  );
}

/** Lines of other tools for which no single line of ink does the same. */
export const findForeignCommand: Recogniser = (line, { names, lines, index }) => {
  const text = line.text.trim();
  if (line.kind === 'choice') {
    const example = choiceScriptExample(text, names);
    return example === null ? null : slipToRewrite('choiceScriptCommand', text, example);
  }
  if (line.kind !== 'text') return null;
  const isElse = /^else\s*:$/u.test(text) && isBelow(/^\s*(?:if|elif)\s.*:\s*$/, lines, index);
  const example = isElse ? '{gold > 2: Rich.|Poor.}' : scriptExample(text, names);
  return example === null ? null : slipToRewrite('scriptCommand', text, example);
};

/** Macros of SugarCube around what leaves no lines. */
const QUIET = /<<\/?(?:nobr|silently|silent)>>/gu;
/** What begins choices in ChoiceScript, and in Ren’Py. */
const CHOICE = /^\s*\*(?:fake_)?choice\s*$/;
const MENU = /^\s*menu(?:\s+\w+)?\s*:\s*$/;

/** Lines that other tools need and ink does not, and that can go once what depends on them is ink. */
export const findNeedless: Recogniser = (line, { lines, index }) => {
  const { code } = line;
  const bare = code.replace(QUIET, '');
  if (bare !== code) return slipOfLine('needless', line, bare);
  const isMacro = /^\s*<<(?:\/(?:link|button)|cacheaudio\s.*)>>\s*$/u.test(code);
  const isFence = /^\s*`{3,}\s*[\w-]*\s*$/u.test(code);
  if (isMacro || isFence || isStrayBrace(lines, index)) return slipOfLine('needless', line, '');
  if (!CHOICE.test(code) && !MENU.test(code)) return null;
  const options = CHOICE.test(code) ? /^\s*(?:\*\w+.*)?#/ : /^\s*"[^"]+".*:\s*$/;
  // What depends on this line can only be found while it is there.
  return hasBelow(options, lines, index)
    ? slipToRewrite('needless', code.trim())
    : slipOfLine('needless', line, '');
};

/** Whether a line is a closing brace that a function of another language has left. */
function isStrayBrace(lines: Around['lines'], index: number): boolean {
  if (lines[index]?.code.trim() !== '}') return false;
  const near = lines.slice(Math.max(0, index - FAR), index);
  const start = near.findLastIndex(({ kind }) => kind === 'header');
  if (readHeader(near[start]?.code ?? '')?.kind !== 'function') return false;
  const above = near
    .slice(start)
    .map(({ code }) => code)
    .join('\n');
  const count = (brace: RegExp) => above.match(brace)?.length ?? 0;
  return count(/(?<!\\)\{/g) <= count(/(?<!\\)\}/g);
}

/** Whether a line belongs to one above it in the same knot. */
function isBelow(head: RegExp, lines: Around['lines'], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - FAR); at -= 1) {
    const { code = '', kind } = lines[at] ?? {};
    if (head.test(code)) return true;
    if (kind === 'header') return false;
  }
  return false;
}

/** Whether there is such a line below, in the same knot. */
function hasBelow(wanted: RegExp, lines: Around['lines'], index: number): boolean {
  for (const { code, kind } of lines.slice(index + 1, index + 1 + FAR)) {
    if (kind === 'header') return false;
    if (wanted.test(code)) return true;
  }
  return false;
}
