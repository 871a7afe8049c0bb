import { unzipSync } from 'fflate';
import { zipFiles } from './zip-files';

const CENTRAL = 0x02014b50;
const UTF8 = 0x800;

const texts = {
  'story.ink': 'Once.\n'.repeat(100),
  'with a space/two words.ink': 'Two.',
  'Küche/été.png': 'a picture',
  '日本.ink': 'はじまり。',
  'a/b/c/d/e/f/g/h/deep.txt': '',
  'sound.mp3': 'ID3 sound',
};

/** What the directory at the end of a zip says of its files: unpackers go by that. */
function directoryOf(zip: DataView<ArrayBuffer>) {
  const found = [];
  for (let at = 0; at + 46 < zip.byteLength; at += 1) {
    if (zip.getUint32(at, true) !== CENTRAL) continue;
    const length = zip.getUint16(at + 28, true);
    found.push({
      name: new TextDecoder().decode(new Uint8Array(zip.buffer, at + 46, length)),
      system: zip.getUint8(at + 5),
      isUtf8: (zip.getUint16(at + 8, true) & UTF8) !== 0,
      mode: (zip.getUint32(at + 38, true) >>> 16).toString(8),
    });
  }
  return found;
}

test('unpackers find names in UTF-8, files that their owner may change, and the same bytes', async () => {
  const zip = await zipFiles(
    new Map(Object.entries(texts).map(([path, text]) => [path, new Blob([text])])),
  );
  const bytes = new Uint8Array(await zip.arrayBuffer());
  expect(directoryOf(new DataView(bytes.buffer))).toEqual(
    Object.keys(texts).map((name) => ({
      ...{ name, system: 3, mode: '100644' },
      isUtf8: /[^ -~]/.test(name),
    })),
  );
  const files = Object.entries(unzipSync(bytes));
  expect(
    Object.fromEntries(files.map(([path, content]) => [path, new TextDecoder().decode(content)])),
  ).toEqual(texts);
});
