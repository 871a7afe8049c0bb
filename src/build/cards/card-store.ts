import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../../site/site-config';
import { drawCard } from './draw-card';
import type { SiteSigns, SocialCard } from './social-card';

/** Increase it when the drawing changes: pictures of an older version are then drawn again. */
const DRAWING = 1;

/** Pictures of cards, kept between builds in the project’s cache. */
export class CardStore {
  private readonly folder: string;
  private readonly signs: SiteSigns;

  constructor(projectRoot: string) {
    this.folder = path.join(projectRoot, '.cache/social-images');
    const logo = readFileSync(path.join(projectRoot, 'static/favicon.svg')).toString('base64');
    this.signs = { siteName: siteConfig.title, logo: `data:image/svg+xml;base64,${logo}` };
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
    const file = this.fileOf(card);
    const unfinished = `${file}.${process.pid}`;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(unfinished, await drawCard(card, this.signs));
    // Written completely or not at all: two processes may draw at the same time, and either may be killed.
    renameSync(unfinished, file);
  }
}
