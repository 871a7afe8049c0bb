import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createCardPainter } from './draw-card';
import type { SocialCard } from './social-card';

const PAPER = [0xfb, 0xf7, 0xee, 255];
const INK = [0x1a, 0x22, 0x33, 255];
const ACCENT = [0x9c, 0x2a, 0x1c, 255];
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#00f" d="M0 0h4v4H0z"/></svg>';
const card: SocialCard = { title: 'Knots', description: 'Where a story goes.', section: 'Ink' };

async function drawn(words: Partial<SocialCard> = {}) {
  const draw = await createCardPainter({ siteName: 'Atrament', logo });
  return read(draw({ ...card, ...words }));
}

async function read(png: Buffer) {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const colourAt = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
  /** Whether a colour is in a part of the picture. */
  const has = (colour: number[], left: number, top: number, width: number, height: number) => {
    const { data } = context.getImageData(left, top, width, height);
    return Buffer.from(data.buffer).indexOf(Buffer.from(colour)) !== -1;
  };
  return { png, image, colourAt, has };
}

test('a card is a picture of 1200 × 630 with paper at its edges', async () => {
  const { image, colourAt } = await drawn();
  expect([image.width, image.height]).toEqual([1200, 630]);
  expect([colourAt(0, 0), colourAt(1199, 0), colourAt(600, 629)]).toEqual([PAPER, PAPER, PAPER]);
});

test('the title, the stroke, the logo and the site’s name are in their colours', async () => {
  const { colourAt, has } = await drawn();
  expect(has(INK, 80, 150, 300, 150)).toBe(true);
  expect(has(ACCENT, 80, 290, 180, 60)).toBe(true);
  expect(colourAt(108, 546)).toEqual([0, 0, 255, 255]);
  expect(has(INK, 154, 520, 160, 50)).toBe(true);
});

test('a card has nothing of the one before', async () => {
  const draw = await createCardPainter({ siteName: 'Atrament', logo });
  const first = draw(card);
  draw({ ...card, title: 'A title that is much longer', description: 'Other words. '.repeat(8) });
  expect(draw(card).equals(first)).toBe(true);
});

test('the site’s own logo has its colours', async () => {
  const draw = await createCardPainter({
    siteName: 'Atrament',
    logo: readFileSync('static/favicon.svg', 'utf8'),
  });
  const { colourAt } = await read(draw(card));
  // The red dot, which no other part of the card has.
  expect(colourAt(80 + 37, 518 + 15)).toEqual([0xc8, 0x40, 0x1f, 255]);
});

test('a long word does not leave the card', async () => {
  const { has } = await drawn({ title: 'x'.repeat(80) });
  expect(has(INK, 1000, 150, 120, 150)).toBe(true);
  expect(has(INK, 1124, 0, 76, 630)).toBe(false);
});

test('a line goes on after a letter of another font', async () => {
  const { has } = await drawn({ title: 'мир Knots' });
  expect(has(INK, 300, 150, 200, 150)).toBe(true);
});

test.each(['ÄÖÜ', 'Łódź', 'мир', 'λόγος'])(
  'the letters of “%s” are in the typeface',
  async (title) => {
    const missing = await drawn({ title: title.replace(/\p{L}/gu, '\u{10fffd}') });
    const { png } = await drawn({ title });
    expect(png.equals(missing.png)).toBe(false);
  },
);
