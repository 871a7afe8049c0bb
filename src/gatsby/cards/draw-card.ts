import { createCanvas, loadImage, Path2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { cardFonts } from './card-fonts';
import {
  ACCENT,
  CARD_HEIGHT,
  CARD_WIDTH,
  INKS,
  layoutCard,
  LOGO_SIZE,
  LOGO_TOP,
  MARGIN,
  PAPER,
  TEXT_WIDTH,
  type TextLine,
  type TextStyle,
} from './card-layout';
import { encodeAreas, type Area } from './encode-areas';
import type { SiteSigns, SocialCard } from './social-card';

/** A stroke of red ink below the title. */
const STROKE = 'M0 5L14 0L108 4L180 5.5L180 6.5L99 8.4L18 12L0 7Z';
const STROKE_WIDTH = 180;
const STROKE_HEIGHT = 12;
/** High enough for any logo to be drawn larger than it is shown. */
const LOGO_DENSITY = 600;
/** Letters can reach beyond the width that they advance. */
const OVERHANG = 8;

/** Draws a card; returns the PNG. */
export type CardPainter = (card: SocialCard) => Buffer;

/** Prepares what all cards share, so that a card only takes as long as its text. */
export async function createCardPainter({ siteName, logo }: SiteSigns): Promise<CardPainter> {
  // Canvas ignores styles in SVG, and scales the pixels of a small one.
  const pixels = sharp(Buffer.from(logo), { density: LOGO_DENSITY }).resize(LOGO_SIZE).png();
  const image = await loadImage(await pixels.toBuffer());
  const fonts = cardFonts();
  const context = createCanvas(CARD_WIDTH, CARD_HEIGHT).getContext('2d');
  let styled: TextStyle | null = null;
  const setFont = (style: TextStyle) => {
    // Setting a font, even the same one, takes longer than measuring with it.
    if (style !== styled) context.font = `${style.weight} ${style.size}px ${fonts}`;
    styled = style;
  };
  const widthOf = (text: string, style: TextStyle) => {
    setFont(style);
    return context.measureText(text).width;
  };
  const stroke = new Path2D(STROKE);

  const drawLine = ({ text, style, x, baseline }: TextLine): Area => {
    setFont(style);
    context.fillStyle = style.ink;
    // A word that is longer than a line is condensed.
    context.fillText(text, x, baseline, TEXT_WIDTH);
    // The box of the letters themselves would be smaller, but ends at the first one of another font.
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    return {
      left: x - OVERHANG,
      top: baseline - fontBoundingBoxAscent,
      right: x + Math.min(width, TEXT_WIDTH) + OVERHANG,
      bottom: baseline + fontBoundingBoxDescent,
    };
  };
  const drawLogo = (): Area => {
    context.drawImage(image, MARGIN, LOGO_TOP, LOGO_SIZE, LOGO_SIZE);
    return areaOf(MARGIN, LOGO_TOP, LOGO_SIZE, LOGO_SIZE);
  };
  const drawStroke = (top: number): Area => {
    context.save();
    context.translate(MARGIN, top);
    context.fillStyle = ACCENT;
    context.fill(stroke);
    context.restore();
    return areaOf(MARGIN, top, STROKE_WIDTH, STROKE_HEIGHT);
  };

  return (card) => {
    const { lines, strokeTop } = layoutCard(card, siteName, widthOf);
    context.fillStyle = PAPER;
    context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
    // The logo first, because the palette has room for the colours that come first.
    const areas = [drawLogo(), drawStroke(strokeTop), ...lines.map(drawLine)];
    return encodeAreas(context, areas, [PAPER, ...INKS]);
  };
}

function areaOf(left: number, top: number, width: number, height: number): Area {
  return { left, top, right: left + width, bottom: top + height };
}
