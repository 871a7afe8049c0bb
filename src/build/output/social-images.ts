import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { siteConfig } from '../../site/site-config';
import { socialImageOf } from '../../site/social-image';
import { socialCard, type SocialCard } from './social-card';

const WIDTH = 1200;
const HEIGHT = 630;
/** To be raised when the drawing changes: pictures of an older one are not used again. */
const DRAWING = 1;

interface SocialImagesOptions {
  output: string;
  /** Where pictures are kept from build to build. */
  cacheFolder: string;
}

/**
 * Draws the picture of each page into `output`, by the page's address; only cards that changed are drawn anew.
 * Resolves with how many were.
 */
export async function drawSocialImages(
  cards: ReadonlyMap<string, SocialCard>,
  { output, cacheFolder }: SocialImagesOptions,
): Promise<number> {
  mkdirSync(cacheFolder, { recursive: true });
  const fonts = loadFonts();
  const logo = readFileSync(path.join(process.cwd(), 'static/favicon.svg')).toString('base64');
  const signs = { siteName: siteConfig.title, logo: `data:image/svg+xml;base64,${logo}` };
  let drawn = 0;
  for (const [address, card] of cards) {
    const name = createHash('sha256')
      .update(JSON.stringify([DRAWING, card, signs]))
      .digest('hex');
    const kept = path.join(cacheFolder, `${name}.png`);
    if (!existsSync(kept)) {
      writeFileSync(kept, await draw(card, signs, fonts));
      drawn += 1;
    }
    const target = path.join(output, socialImageOf(address));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(kept, target);
  }
  return drawn;
}

async function draw(
  card: SocialCard,
  signs: Parameters<typeof socialCard>[1],
  fonts: Font[],
): Promise<Buffer> {
  // Satori takes React elements and what looks like them.
  const svg = await satori(socialCard(card, signs) as never, {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  });
  return new Resvg(svg).render().asPng();
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
