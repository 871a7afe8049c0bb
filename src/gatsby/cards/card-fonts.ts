import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek'];
const WEIGHTS = [400, 500];

let families: string | null = null;

/** The site’s typeface as a CSS list of families, one for each script. */
export function cardFonts(): string {
  families ??= SCRIPTS.map(registerScript).join(', ');
  return families;
}

function registerScript(script: string): string {
  const family = `Alegreya ${script} of cards`;
  const folder = path.dirname(
    createRequire(path.join(process.cwd(), 'package.json')).resolve(
      '@fontsource/alegreya/package.json',
    ),
  );
  for (const weight of WEIGHTS) {
    const file = path.join(folder, `files/alegreya-${script}-${weight}-normal.woff2`);
    if (GlobalFonts.registerFromPath(file, family) === null) throw new Error(`No font in ${file}`);
  }
  return `"${family}"`;
}
