import { isInBraces, rightCondition } from './condition-slips';
import { isReadable, rightValue } from './logic-slips';
import { FAR } from './ink-line';
import { slipAt, slipOfLine, slipToRewrite, type Around, type Recogniser } from './slip';
import type { KnownNames } from './known-names';
import { BACK, MACRO } from './twine-commands';
import { asSetThere, inkOf, placeOf, setterOf, TWINE } from './twine-lines';

const link =
  /\[\[(?:(?<words>[^\][|<>]+?)\s*(?:->|\||→)\s*)?(?<name>[^\][|<>]+?)(?:\s*<-\s*(?<back>[^\][|<>]+?))?(?:\]\[(?<setter>[^\][]+))?\]\](?:\[[^\]]*\])?/u;

/** `[[Kitchen]]`, the link of Twine and of wikis. */
export const findLink: Recogniser = (line, { names }) => {
  const { code } = line;
  const match = link.exec(code);
  if (match === null) return null;
  const { name = '', words, back, setter = '' } = match.groups ?? {};
  const label = (back ?? words ?? name).trim();
  if (/^previous\b/.test(name)) return slipToRewrite('twineCommand', match[0], BACK);
  const change = setterOf(setter, names);
  const way = `-> ${placeOf(name, names)}`;
  // Links can be followed again, as choices with a plus.
  const bullet = /^\s*(?<sign>[*+])/.exec(code)?.groups?.sign ?? '+';
  const choice = `${bullet} [${label}]${change === null ? ` ${way}` : `\n  ${change}\n  ${way}`}`;
  const before = code.slice(0, match.index);
  const after = code.slice(match.index + match[0].length);
  // Within a macro, the link is not all that is wrong.
  if (MACRO.test(code)) return null;
  const isAlone = /^\s*(?:[-*+•]\s*)?$/.test(before) && /^\s*[.;]?\s*$/.test(after);
  if (isAlone) return slipOfLine('passageLink', line, choice);
  if (line.kind !== 'text') return null;
  // Behind a whole sentence, the words are only those of the choice.
  const isBehind = /[.!?…:"”’)]\s*$/.test(before) && after.trim() === '';
  const text = isBehind ? before.trimEnd() : `${before}${label}${after}`;
  return {
    ...slipOfLine('passageLink', line, `${text}\n${choice}`),
    written: match[0],
    mended: choice,
  };
};

const IFS: readonly RegExp[] = [
  /<<if\s+(?<value>.+?)>>(?<yes>.*?)(?:<<else>>(?<no>.*?))?<<\/if>>/u,
  /\[if\s+(?<value>[^\]]+)\](?<yes>.*?)(?:\[else\](?<no>.*?))?\[(?:\/if|end if|endif)\]/u,
  /\{\s*if\s+(?<value>[^{}:]+)\}(?<yes>[^{}]*)(?:\{\s*else\s*\}(?<no>[^{}]*))?\{\s*(?:\/if|end\s?if)\s*\}/u,
  /\{\{#if\s+(?<value>[^{}]+)\}\}(?<yes>.*?)(?:\{\{else\}\}(?<no>.*?))?\{\{\/if\}\}/u,
  /\{%\s*if\s+(?<value>.+?)\s*%\}(?<yes>.*?)(?:\{%\s*else\s*%\}(?<no>.*?))?\{%\s*endif\s*%\}/u,
];

/** Conditions of Twine and of templates within a line. */
export const findForeignIf: Recogniser = (line, { names }) => {
  for (const pattern of IFS) {
    const match = pattern.exec(line.code);
    const { value = '', yes = '', no } = match?.groups ?? {};
    const right = match === null ? null : inkIf(value, yes, no, names);
    if (match === null || right === null) continue;
    return slipAt('twine', line, [match.index, match[0], right]);
  }
  return null;
};

const HOOK =
  /^\s*\((?<word>if|unless|else-?if|else):\s*(?<value>[^()]*)\)\s*\[(?<words>[^\][]*)\]/iu;

/** Conditions of Harlowe within a line: `(if: $lit)[Bright.](else:)[Dark.]`. */
export const findHook: Recogniser = (line, { names }) => {
  const start = /\((?:if|unless):/iu.exec(line.code);
  if (start === null) return null;
  const branches: { condition: string | null; words: string }[] = [];
  let rest = line.code.slice(start.index);
  for (let match = HOOK.exec(rest); match !== null; match = HOOK.exec(rest)) {
    const { word = '', value = '', words = '' } = match.groups ?? {};
    const isElse = word.toLowerCase() === 'else';
    if (branches.length > 0 && /^(?:if|unless)$/i.test(word)) break;
    const asked = word.toLowerCase() === 'unless' ? `unless ${value}` : value;
    const condition = isElse ? '' : rightCondition(asked, names);
    if (condition === null) return null;
    branches.push({ condition, words });
    rest = rest.slice(match[0].length);
  }
  const written = line.code.slice(start.index, line.code.length - rest.length);
  const right = branches.reduceRight(
    (inner, { condition, words }) =>
      condition === '' ? words : `{${condition ?? ''}: ${words}${inner === '' ? '' : `|${inner}`}}`,
    '',
  );
  return branches.length === 0 ? null : slipAt('twine', line, [start.index, written, right]);
};

/** The lines around the branches of a Harlowe condition: `(if: $lit)[`, `](else:)[` and `]`. */
export const findHookLine: Recogniser = (line, { names, lines, index }) => {
  const text = line.code.trim();
  const next = lines[index + 1]?.code ?? '';
  const head = /^\]?\s*\((?<word>if|unless|else-?if|else):\s*(?<value>.*)\)\s*\[$/iu.exec(
    text,
  )?.groups;
  if (head !== undefined) {
    const { word = '', value = '' } = head;
    if (word.toLowerCase() === 'else') return slipOfLine('twine', line, '- else:');
    const right = rightCondition(
      word.toLowerCase() === 'unless' ? `unless ${value}` : value,
      names,
    );
    const isFirst = /^(?:if|unless)$/i.test(word);
    return right === null ? null : slipOfLine('twine', line, `${isFirst ? '{\n' : ''}- ${right}:`);
  }
  if (text !== ']') return null;
  if (/^\s*\(else/i.test(next)) return slipOfLine('needless', line, '');
  return isInBraces(lines, index) || isBelowHook(lines, index)
    ? slipOfLine('twine', line, '}')
    : null;
};

function isBelowHook(lines: Around['lines'], index: number): boolean {
  return lines.slice(Math.max(0, index - FAR), index).some(({ code }) => /\)\s*\[\s*$/.test(code));
}

const SETTER = /<<set\s(?:(?!>>|<<).)+>>|\((?:set|put):[^()]*\)/u;

const SETTERS = new RegExp(SETTER.source, 'gu');

/** A variable that is set within a line of text. */
export const findInlineSet: Recogniser = (line, { names, lines, index }) => {
  if (line.kind !== 'text' || !SETTER.test(line.code)) return null;
  // Within another macro, the setter is not all that is wrong.
  if (MACRO.test(line.code.replace(SETTERS, ''))) return null;
  const pieces = line.code.split(new RegExp(`(${SETTER.source})`, 'u'));
  const right = pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => (SETTER.test(piece) ? inkOf(TWINE, piece, names, '') : piece));
  if (right.includes(null)) return null;
  const written = SETTER.exec(line.code)?.[0] ?? '';
  const there = asSetThere(right.join('\n'), lines, index);
  const mended = inkOf(TWINE, written, names, '') ?? '';
  return {
    ...slipOfLine('twine', line, there),
    written,
    mended: there.includes(`\n~ `) ? mended.replace(/^VAR/, '~') : mended,
  };
};

/** A condition with its texts; what follows an `<<elseif>>` stands within the other text. */
function inkIf(
  value: string,
  yes: string,
  no: string | undefined,
  names: KnownNames,
): string | null {
  const next = /^(?<first>.*?)<<elseif\s+(?<value>[^<>]+)>>(?<then>.*)$/u.exec(yes)?.groups;
  const right = rightCondition(value, names);
  if (right === null) return null;
  if (next === undefined) return `{${right}: ${no === undefined ? yes : `${yes}|${no}`}}`;
  const inner = inkIf(next.value ?? '', next.then ?? '', no, names);
  return inner === null ? null : `{${right}: ${next.first ?? ''}|${inner}}`;
}

const STYLES: Readonly<Record<string, string>> = { bold: 'b', italic: 'i', underline: 'u' };

/** What values, chance or a style give within a line: `(either: "grey", "blue")`, `@{lit bright|dark}`. */
export const findForeignValue: Recogniser = (line, { names }) => {
  const { code } = line;
  const printed =
    /<<(?:print\s+|=\s*)(?<macro>(?:(?!>>)[^"'])+?)\s*>>|\(print:\s*(?<hook>[^()"']+)\)/u.exec(
      code,
    );
  const value = rightValue(printed?.groups?.macro ?? printed?.groups?.hook ?? '', names);
  if (printed !== null && /[-+*/]/.test(value) && isReadable(value, names))
    return slipAt('printed', line, [printed.index, printed[0], `{${value}}`]);
  const either =
    /(?:\(either:\s*|<<(?:print|=)\s*either\()(?<items>"[^"]*"(?:\s*,\s*"[^"]*")+)\)(?:>>)?/u.exec(
      code,
    );
  if (either !== null) {
    const items = Array.from((either.groups?.items ?? '').matchAll(/"(?<item>[^"]*)"/g));
    const texts = items.map(({ groups }) => groups?.item ?? '').join('|');
    // A shuffle of two would be tied to all others of two, which Twine’s is not.
    const mended = items.length === 2 ? `{RANDOM(1, 2) == 1:${texts}}` : `{~${texts}}`;
    return slipAt('twine', line, [either.index, either[0], mended]);
  }
  const random =
    /(?:\(random:\s*|<<(?:print|=)\s*random\()(?<low>\d+)\s*,\s*(?<high>\d+)\)(?:>>)?/u.exec(code);
  if (random !== null) {
    const { low = '', high = '' } = random.groups ?? {};
    return slipAt('twine', line, [random.index, random[0], `{RANDOM(${low}, ${high})}`]);
  }
  const multi = /@\{(?<value>\w+)\s+(?<yes>[^{}|]*)\|(?<no>[^{}|]*)\}/u.exec(code)?.groups;
  const held = names.variables.get(multi?.value ?? '');
  if (multi !== undefined && held !== undefined) {
    const { value = '', yes = '', no = '' } = multi;
    const asked = held === 'flag' ? value : `${value} == 1`;
    const written = `@{${/@\{([^{}]*)\}/u.exec(code)?.[1] ?? ''}}`;
    return slipAt('printed', line, [code.indexOf(written), written, `{${asked}: ${yes}|${no}}`]);
  }
  const coloured = /\(text-colou?r:\s*["']?(?<colour>[a-z]+)["']?\)\[(?<words>[^\][]+)\]/iu.exec(
    code,
  );
  if (coloured !== null) {
    const { colour = '', words = '' } = coloured.groups ?? {};
    const right = `[span style="color: ${colour}"]${words}[/span]`;
    return slipAt('twine', line, [coloured.index, coloured[0], right]);
  }
  const styled = /\(text-style:\s*["'](?<style>\w+)["']\)\[(?<words>[^\][]+)\]/u.exec(code);
  const element = STYLES[styled?.groups?.style ?? ''];
  return styled === null || element === undefined
    ? null
    : slipAt('twine', line, [
        styled.index,
        styled[0],
        `[${element}]${styled.groups?.words ?? ''}[/${element}]`,
      ]);
};
