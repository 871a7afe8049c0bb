import { BlobUrls } from './blob-urls';

const made: Blob[] = [];
const revoked: string[] = [];
beforeEach(() => {
  made.length = 0;
  revoked.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  });
});

test('a blob has one address, of the type that its path says', () => {
  const urls = new BlobUrls();
  const page = new Blob(['<script>'], { type: 'text/html' });
  expect(urls.of('a/map.SVG', page)).toBe('blob:1');
  expect(urls.of('a/map.SVG', page)).toBe('blob:1');
  urls.of('notes.html', new Blob(['x'], { type: 'text/html' }));
  expect(made.map(({ type }) => type)).toEqual(['image/svg+xml', 'application/octet-stream']);
});

test('the address of a blob that has left is revoked, once', () => {
  const urls = new BlobUrls();
  const [one, two] = [new Blob(['1']), new Blob(['2'])];
  urls.of('one.png', one);
  urls.of('two.png', two);
  urls.keepOnly(new Set([two]));
  urls.keepOnly(new Set([two]));
  expect(revoked).toEqual(['blob:1']);
  expect(urls.of('one.png', one)).toBe('blob:3');
});
