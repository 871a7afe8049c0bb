import { isConstant, linesOfVar } from './first-values';
import type { InkLine } from './ink-line';
import { DECLARING_WORDS, isValue, rightValue } from './logic-slips';
import { slipOfLine, slipToRewrite, type Around, type Recogniser } from './slip';

const declaring = new RegExp(
  String.raw`^\s*~\s*(?<word>${DECLARING_WORDS})\s+\$?(?<name>[\p{L}_][\p{L}\d_]*)\s*(?::=|=|:|\bto\b|\bis\b)\s*(?<value>[^=\s].*?)\s*;?\s*$`,
  'iu',
);

/** `~` lines that declare a variable as other languages do, where nothing else declares it. */
export const findDeclaringWord: Recogniser = (line, around) => {
  const groups = line.kind === 'logic' ? declaring.exec(line.code)?.groups : undefined;
  const { word = '', name = '', value = '' } = groups ?? {};
  if (groups === undefined || isDeclared(name, around)) return null;
  const right = rightValue(value, around.names);
  const keyword = keywordFor({ word, name, right }, around);
  if (!isValue(right))
    return slipToRewrite('declareWord', line.code.trim(), `${keyword} ${name} = 0`);
  const isSetAgain = word !== 'VAR' && !isOnTop(around);
  const mended =
    keyword === 'VAR' ? linesOfVar(line, name, right, isSetAgain) : `${keyword} ${name} = ${right}`;
  return slipOfLine('declareWord', line, mended);
};

function keywordFor(
  { word, name, right }: Record<'word' | 'name' | 'right', string>,
  around: Around,
): 'CONST' | 'VAR' | '~ temp' {
  const here = around.lines[around.index];
  const isAlone = !around
    .story()
    .flat()
    .some((line) => line !== here && declares(line, name));
  if (/^const$/i.test(word) && isConstant(right) && isAlone) return 'CONST';
  return /^(?:VAR|global)$/.test(word) || isUsedElsewhere(name, around) ? 'VAR' : '~ temp';
}

/** Whether nothing above a line lets it be played twice, or only sometimes. */
function isOnTop({ lines, index }: Around): boolean {
  const branching = ['header', 'choice', 'gather', 'block'];
  return !lines.slice(0, index).some(({ kind }) => branching.includes(kind));
}

function isDeclared(name: string, { names, lines, index }: Around): boolean {
  const above = placesIn(lines.slice(0, index)).at(-1) ?? [];
  return names.globals.has(name) || above.some((line) => declares(line, name));
}

/** The opening, and the lines of each knot and stitch: what one temporary variable is known in. */
function placesIn(lines: readonly InkLine[]): InkLine[][] {
  const places: InkLine[][] = [[]];
  for (const line of lines) {
    if (line.kind === 'header') places.push([]);
    places.at(-1)?.push(line);
  }
  return places;
}

function declares({ code, kind }: InkLine, name: string): boolean {
  const own = String.raw`(?<![\p{L}\d_])${name}(?![\p{L}\d_])`;
  const pattern =
    kind === 'header'
      ? String.raw`\(.*${own}.*\)`
      : `~\\s*(?:temp|VAR|${DECLARING_WORDS})\\s+${own}`;
  return ['header', 'logic'].includes(kind) && new RegExp(pattern, 'u').test(code);
}

function isUsedElsewhere(name: string, { story, lines, index }: Around): boolean {
  const here = lines[index];
  const used = new RegExp(String.raw`(?<![\p{L}\d_])${name}(?![\p{L}\d_])`, 'u');
  const isUsed = ({ parts }: InkLine) =>
    parts.some(
      ({ text, types }) =>
        used.test(text) && types.some((type) => /logic|condition|branch|braces/.test(type)),
    );
  return story()
    .flatMap(placesIn)
    .some(
      (place) => place.some(isUsed) && !place.some((line) => line === here || declares(line, name)),
    );
}
