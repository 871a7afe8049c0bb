import { existsSync, readFileSync } from 'node:fs';
import { sampleAsset } from './sample-assets';

const names = [
  'room',
  'lamp',
  'lamp-and-glow',
  'map',
  'gate',
  'street',
  'evening',
  'deck',
  'poppy',
];

test.each(names)('the picture “%s” is there, as large as is said', (name) => {
  const asset = sampleAsset(`some/folder/${name}.jpg`)!;
  const file = `static${asset.src}`;
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(
    `viewBox="0 0 ${asset.width} ${asset.height}" width="${asset.width}" height="${asset.height}"`,
  );
});

test('a name may stand for another picture, and most stand for none', () => {
  expect(sampleAsset('backgrounds/Dawn.jpg')).toBe(sampleAsset('evening.png'));
  expect(sampleAsset('pictures/orchard.jpg')).toBeNull();
  expect(sampleAsset('constructor')).toBeNull();
  expect(sampleAsset('__proto__.png')).toBeNull();
});
