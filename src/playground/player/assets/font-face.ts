/** How a font file is declared. */
export interface GameFontFace {
  /** What the story calls the font. */
  name: string;
  /** The CSS family: prefixed, so that no font of the page is replaced. */
  family: string;
  style: 'normal' | 'italic';
  weight: string;
}

const WEIGHTS: readonly (readonly [RegExp, string])[] = [
  [/\[.*wght.*\]|variable/i, '100 900'],
  [/(?:extra|ultra)-?light/i, '200'],
  [/(?:semi|demi)-?bold/i, '600'],
  [/(?:extra|ultra)-?bold/i, '800'],
  [/thin/i, '100'],
  [/light/i, '300'],
  [/medium/i, '500'],
  [/bold/i, '700'],
  [/black|heavy/i, '900'],
];
/** Words at the end of a file name that say which cut of the family it is. */
const CUT =
  /(?:[-_ ]?(?:regular|italic|oblique|thin|(?:extra|ultra|semi|demi)?-?(?:light|bold)|medium|black|heavy|variable(?:font)?|wght|\[[^\]]*\]))+$/i;

/** Reads family, weight and style from the name of a font file, as in `fonts/Lora-BoldItalic.woff2`. */
export function fontFace(path: string): GameFontFace {
  const file = (path.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const base = file.replace(CUT, '') || file;
  const name = base.replace(/[-_]+/g, ' ').trim();
  const cut = file.slice(base.length);
  return {
    name,
    family: `story ${name}`.replace(/["\\\n]/g, ''),
    style: /italic|oblique/i.test(cut) ? 'italic' : 'normal',
    weight: WEIGHTS.find(([words]) => words.test(cut))?.[1] ?? '400',
  };
}
