import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { socialCard, type SiteSigns, type SocialCard } from './social-card';

const WIDTH = 1200;
const HEIGHT = 630;

let fonts: Font[] | null = null;

/** Draws a card; resolves with the PNG. */
export async function drawCard(card: SocialCard, signs: SiteSigns): Promise<Buffer> {
  fonts ??= loadFonts();
  // Satori takes React elements and objects of the same shape.
  const svg = await satori(socialCard(card, signs) as never, {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  });
  // All text has become paths: loading system fonts would take longer than drawing.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function loadFonts(): Font[] {
  const folder = path.dirname(
    createRequire(path.join(process.cwd(), 'package.json')).resolve(
      '@fontsource/alegreya/package.json',
    ),
  );
  return ([400, 500] as const).map((weight) => ({
    name: 'Alegreya',
    data: readFileSync(path.join(folder, `files/alegreya-latin-${weight}-normal.woff`)),
    weight,
    style: 'normal',
  }));
}
