import sharp from 'sharp';
import { THEME_COLORS } from '../../config/theme-colors';

interface AppIcon {
  address: string;
  /** In pixels, both ways. */
  size: number;
  /** `maskable` may be cut to any shape: what matters is within a circle of four fifths. */
  purpose: 'any' | 'maskable';
}

/** The icons of the installed site; a favicon is too small for a home screen. */
export const APP_ICONS: readonly AppIcon[] = [
  { address: '/icon-192.png', size: 192, purpose: 'any' },
  { address: '/icon-512.png', size: 512, purpose: 'any' },
  { address: '/icon-maskable.png', size: 512, purpose: 'maskable' },
];

/** iOS looks for it at this address, and cuts its corners. */
const TOUCH_ICON: AppIcon = { address: '/apple-touch-icon.png', size: 180, purpose: 'maskable' };

/** How much of the icon’s height the logo takes. */
const SHARE = { any: 0.72, maskable: 0.52 };
const CORNER = { any: 0.2, maskable: 0 };
/** The logo’s own height in pixels at 72 dots per inch. */
const LOGO_SIZE = 32;
const DENSITY = 72;

/** Draws the icons: the logo on paper. */
export async function drawAppIcons(logo: Buffer): Promise<{ address: string; image: Buffer }[]> {
  return Promise.all(
    [...APP_ICONS, TOUCH_ICON].map(async (icon) => ({
      address: icon.address,
      image: await drawIcon(logo, icon),
    })),
  );
}

async function drawIcon(logo: Buffer, { size, purpose }: AppIcon): Promise<Buffer> {
  const logoSize = Math.round(size * SHARE[purpose]);
  const input = await sharp(logo, { density: (DENSITY * logoSize) / LOGO_SIZE })
    .resize(logoSize)
    .png()
    .toBuffer();
  const corner = size * CORNER[purpose];
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${THEME_COLORS.light}"/></svg>`;
  return sharp(Buffer.from(paper)).composite([{ input }]).png({ palette: true }).toBuffer();
}
