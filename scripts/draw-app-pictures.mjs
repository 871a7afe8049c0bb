// Takes the pictures of the installed app, which browsers show before they install it, from the finished site:
// `node scripts/draw-app-pictures.mjs` after a build. No page loads them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags } from './chromium-flags.mjs';
import { findChromium } from './find-chromium.mjs';
import { freePort } from './free-port.mjs';
import { runSite } from './running-site.mjs';

const FOLDER = 'static/img/app';
const PICTURES = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'narrow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];

const port = await freePort();
const address = `http://localhost:${port}/playground/`;
const site = await runSite('node scripts/serve.mjs', {
  cwd: process.cwd(),
  address,
  env: { PORT: String(port) },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, ...look } of PICTURES) {
    const still = { colorScheme: 'light', reducedMotion: 'reduce' };
    const context = await browser.newContext({ ...look, ...still });
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('.cm-content').waitFor();
    // The story plays beside its text; on a phone, in a tab of its own.
    if (name === 'narrow') await page.getByRole('tab', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Open it' }).waitFor();
    const image = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer();
    writeFileSync(`${FOLDER}/${name}.webp`, image);
    console.log(`${FOLDER}/${name}.webp: ${Math.round(image.length / 1024)} KB`);
  }
} finally {
  await browser.close();
  await site.stop();
}
