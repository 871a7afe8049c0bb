import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { siteConfig } from '../../config/site-config';
import { APP_ICONS, drawAppIcons } from './app-icons';
import { APP_PICTURES, webAppManifest } from './web-app-manifest';

test('addresses are below the path prefix, and the first lesson is a shortcut by the name of its course', () => {
  const docs = [
    {
      path: '/docs/first-game/scene/',
      docId: siteConfig.firstLesson,
      trail: ['Your first game', 'A scene'],
      isCurrent: true,
    },
  ];
  const manifest = webAppManifest({ site: siteConfig, pathPrefix: '/base', docs });
  expect(manifest).toMatchObject({
    id: '/base/',
    scope: '/base/',
    shortcuts: [
      { name: 'Playground', url: '/base/playground/' },
      { name: 'Your first game', url: '/base/docs/first-game/scene/' },
    ],
  });
  expect(manifest).toMatchObject({
    file_handlers: [{ action: '/base/playground/' }],
    share_target: { action: '/base/playground/' },
  });
  expect(manifest).toHaveProperty('screenshots.1', {
    src: '/base/img/app/narrow.webp',
    sizes: '780x1688',
    type: 'image/webp',
    form_factor: 'narrow',
    label: 'A story, played on a phone',
  });
  expect(JSON.stringify(manifest)).toContain('/base/icon-maskable.png');
});

test.each(APP_PICTURES)('the $form picture is as large as it says, and light', async (picture) => {
  const file = readFileSync(`static${picture.address}`);
  const { width, height, format } = await sharp(file).metadata();
  expect({ size: [width, height], format }).toEqual({ size: picture.size, format: 'webp' });
  expect(file.length).toBeLessThan(100_000);
});

test('every icon is as large as it says, and a maskable one has no transparent corner', async () => {
  const drawn = await drawAppIcons(readFileSync('static/favicon.svg'));
  for (const { address, size, purpose } of APP_ICONS) {
    const image = drawn.find((icon) => icon.address === address)?.image;
    const { data, info } = await sharp(image)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    expect(data[3]).toBe(purpose === 'maskable' ? 255 : 0);
  }
});
