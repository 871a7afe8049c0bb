/** Widths of Alegreya’s characters in thousandths of the font size, rounded up, with those of that width. */
const WIDTHS: readonly (readonly [width: number, characters: string])[] = [
  [290, ` '!"(),./:;I[\\]fijlrt{|}\`-?1`],
  [520, '#$&*0123456789<=>FLPSTYZ^_abcdeghknopqsuvxyz~+'],
  [760, '%ABCDEGHJKNOQRUVXw'],
  [950, '@MWm'],
];
const byCharacter = new Map(
  WIDTHS.flatMap(([width, characters]) =>
    Array.from(characters).map((one) => [one, width] as const),
  ),
);
/** For characters of other scripts, many of which are as wide as they are high. */
const UNKNOWN = 950;

/** About the width of a text in Alegreya, rather too wide: layouts are made where nothing can be measured. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const character of text) width += byCharacter.get(character) ?? UNKNOWN;
  return Math.ceil((width * fontSize) / 1000);
}
