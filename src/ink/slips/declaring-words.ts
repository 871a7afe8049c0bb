import type { InkLine } from './ink-line';
import { DECLARING_WORDS, rightValue } from './logic-slips';
import { slipOfLine, type Around, type Recogniser } from './slip';

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
  return slipOfLine('declareWord', line, `${headFor(word, name, around)} ${name} = ${right}`);
};

function headFor(word: string, name: string, around: Around): 'CONST' | 'VAR' | '~ temp' {
  if (/^const$/i.test(word)) return 'CONST';
  return /^(?:VAR|global)$/.test(word) || isUsedElsewhere(name, around) ? 'VAR' : '~ temp';
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
  return story
    .flatMap(placesIn)
    .some(
      (place) => place.some(isUsed) && !place.some((line) => line === here || declares(line, name)),
    );
}
