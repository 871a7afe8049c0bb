import { rightCondition } from './condition-slips';
import { slipAt, slipOfLine, type Recogniser } from './slip';
import type { StoryNames } from './story-names';
import { placeOf, setterOf } from './twine-lines';

const link =
  /\[\[(?:(?<words>[^\][|<>]+?)\s*(?:->|\||→)\s*)?(?<name>[^\][|<>]+?)(?:\s*<-\s*(?<back>[^\][|<>]+?))?(?:\]\[(?<setter>[^\][]+))?\]\](?:\[[^\]]*\])?/u;

/** `[[Kitchen]]`, the link of Twine and of wikis. */
export const findLink: Recogniser = (line, { names }) => {
  const { code } = line;
  const match = link.exec(code);
  if (match === null) return null;
  const { name = '', words, back, setter = '' } = match.groups ?? {};
  const label = (back ?? words ?? name).trim();
  const change = setterOf(setter, names);
  const way = `-> ${placeOf(name, names)}`;
  const choice = `* [${label}]${change === null ? ` ${way}` : `\n  ${change}\n  ${way}`}`;
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
    const right = match === null ? null : inkIf(value, yes, no, names);
    if (match === null || right === null) continue;
    return slipAt('twine', line, [match.index, match[0], right]);
  }
  return null;
};

/** A condition with its texts; what follows an `<<elseif>>` stands within the other text. */
function inkIf(
  value: string,
  yes: string,
  no: string | undefined,
  names: StoryNames,
): string | null {
  const next = /^(?<first>.*?)<<elseif\s+(?<value>[^<>]+)>>(?<then>.*)$/u.exec(yes)?.groups;
  const right = rightCondition(value, names);
  if (right === null) return null;
  if (next === undefined) return `{${right}: ${no === undefined ? yes : `${yes}|${no}`}}`;
  const inner = inkIf(next.value ?? '', next.then ?? '', no, names);
  return inner === null ? null : `{${right}: ${next.first ?? ''}|${inner}}`;
}

const STYLES: Readonly<Record<string, string>> = { bold: 'b', italic: 'i', underline: 'u' };

/** What chance or a style gives within a line of Twine: `(either: "grey", "blue")`. */
export const findForeignValue: Recogniser = (line) => {
  const { code } = line;
  const either =
    /(?:\(either:\s*|<<(?:print|=)\s*either\()(?<items>"[^"]*"(?:\s*,\s*"[^"]*")+)\)(?:>>)?/u.exec(
      code,
    );
  if (either !== null) {
    const items = Array.from((either.groups?.items ?? '').matchAll(/"(?<item>[^"]*)"/g));
    const texts = items.map(({ groups }) => groups?.item ?? '').join('|');
    return slipAt('twine', line, [either.index, either[0], `{~${texts}}`]);
  }
  const random =
    /(?:\(random:\s*|<<(?:print|=)\s*random\()(?<low>\d+)\s*,\s*(?<high>\d+)\)(?:>>)?/u.exec(code);
  if (random !== null) {
    const { low = '', high = '' } = random.groups ?? {};
    return slipAt('twine', line, [random.index, random[0], `{RANDOM(${low}, ${high})}`]);
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
