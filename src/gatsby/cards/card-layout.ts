import { THEME_COLORS } from '../../config/theme-colors';
import { breakLines } from './break-lines';
import type { SocialCard } from './social-card';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
/** Space to the left and right of the text. */
export const MARGIN = 80;
export const TEXT_WIDTH = CARD_WIDTH - 2 * MARGIN;

export const PAPER = THEME_COLORS.light;
export const ACCENT = '#9c2a1c';
const INK = '#1a2233';
const INK_SOFT = '#4a5163';
export const INKS = [INK, INK_SOFT, ACCENT];

export interface TextStyle {
  size: number;
  weight: 400 | 500;
  ink: string;
  /** Distance of its lines, as a multiple of the size. */
  lineHeight: number;
}

export interface TextLine {
  text: string;
  style: TextStyle;
  x: number;
  baseline: number;
}

export interface CardLayout {
  lines: TextLine[];
  strokeTop: number;
}

const SECTION: TextStyle = { size: 30, weight: 400, ink: INK_SOFT, lineHeight: 1.36 };
const TITLE: TextStyle = { size: 100, weight: 500, ink: INK, lineHeight: 1.05 };
/** For a title that does not fit into a line at the large size. */
const LONG_TITLE: TextStyle = { ...TITLE, size: 76 };
const DESCRIPTION: TextStyle = { size: 34, weight: 400, ink: INK_SOFT, lineHeight: 1.35 };
const SITE_NAME: TextStyle = { size: 40, weight: 500, ink: INK, lineHeight: 1.4 };

const TOP = 64;
const ABOVE_STROKE = 22;
/** From the top of the stroke to the description. */
const BELOW_STROKE = 48;
export const LOGO_SIZE = 56;
export const LOGO_TOP = CARD_HEIGHT - 56 - LOGO_SIZE;
const LOGO_GAP = 18;
/** From the middle of a line of Alegreya to its baseline, as a multiple of the size. */
const MIDDLE_TO_BASELINE = 0.3355;

/** Places a card’s text: the section above, the site’s name below, the title and the description between them. */
export function layoutCard(
  { title, description, section }: SocialCard,
  siteName: string,
  widthOf: (text: string, style: TextStyle) => number,
): CardLayout {
  const linesOf = (text: string, style: TextStyle) =>
    breakLines(text, (line) => widthOf(line, style) <= TEXT_WIDTH);

  const head = linesOf(section, SECTION);
  const headBottom = TOP + heightOf(head, SECTION);
  const titleStyle = widthOf(title, TITLE) <= TEXT_WIDTH ? TITLE : LONG_TITLE;
  const titleLines = linesOf(title, titleStyle);
  const upperHeight = heightOf(titleLines, titleStyle) + ABOVE_STROKE + BELOW_STROKE;
  const room = LOGO_TOP - headBottom - upperHeight;
  const lower = shortened(
    linesOf(description, DESCRIPTION),
    Math.max(0, Math.floor(room / (DESCRIPTION.size * DESCRIPTION.lineHeight))),
  );
  const titleTop = headBottom + Math.max(0, room - heightOf(lower, DESCRIPTION)) / 2;
  const descriptionTop = titleTop + upperHeight;
  return {
    lines: [
      ...placed(head, SECTION, TOP),
      ...placed(titleLines, titleStyle, titleTop),
      ...placed(lower, DESCRIPTION, descriptionTop),
      ...placed([siteName], SITE_NAME, LOGO_TOP, MARGIN + LOGO_SIZE + LOGO_GAP),
    ],
    strokeTop: Math.round(descriptionTop - BELOW_STROKE),
  };
}

function heightOf(lines: readonly string[], { size, lineHeight }: TextStyle): number {
  return lines.length * size * lineHeight;
}

function shortened(lines: readonly string[], count: number): string[] {
  if (lines.length <= count) return [...lines];
  return lines
    .slice(0, count)
    .map((line, index) => (index === count - 1 ? line.replace(/[\s,;:–]*\S*$/u, ' …') : line));
}

function placed(lines: readonly string[], style: TextStyle, top: number, x = MARGIN): TextLine[] {
  const { size, lineHeight } = style;
  return lines.map((text, index) => ({
    text,
    style,
    x,
    // Whole pixels, so that the same letter looks the same in each line.
    baseline: Math.round(top + size * (lineHeight * (index + 0.5) + MIDDLE_TO_BASELINE)),
  }));
}
