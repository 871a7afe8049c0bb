import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteConfig } from '../../config/site-config';
import type { CardPainter } from './draw-card';
import type { SiteSigns, SocialCard } from './social-card';

/** Increase it when the drawing changes: pictures of an older version are then drawn again. */
const DRAWING = 2;

/** Pictures of cards, kept between builds in the project’s cache. */
export class CardStore {
  private readonly folder: string;
  private readonly signs: SiteSigns;
  private painter: Promise<CardPainter> | null = null;

  constructor(projectRoot: string) {
    this.folder = path.join(projectRoot, '.cache/social-images');
    const logo = readFileSync(path.join(projectRoot, 'static/favicon.svg'), 'utf8');
    this.signs = { siteName: siteConfig.title, logo };
  }

  /** Where the picture of a card will be stored. */
  fileOf(card: SocialCard): string {
    const name = createHash('sha256')
      .update(JSON.stringify([DRAWING, card, this.signs]))
      .digest('hex');
    return path.join(this.folder, `${name}.png`);
  }

  has(card: SocialCard): boolean {
    return existsSync(this.fileOf(card));
  }

  async draw(card: SocialCard): Promise<void> {
    this.painter ??= startPainter(this.signs);
    const drawCard = await this.painter;
    const file = this.fileOf(card);
    const unfinished = `${file}.${process.pid}`;
    mkdirSync(this.folder, { recursive: true });
    // Not `writeFileSync`: pixels are only released between two turns of the event loop.
    await writeFile(unfinished, drawCard(card));
    // Written completely or not at all: two processes may draw at the same time, and either may be killed.
    renameSync(unfinished, file);
  }
}

/** Loads what draws, which most builds do not need. */
async function startPainter(signs: SiteSigns): Promise<CardPainter> {
  const { createCardPainter } = await import('./draw-card');
  return createCardPainter(signs);
}
