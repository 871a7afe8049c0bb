import { TextDecoder } from 'node:util';
import { readStoryFiles } from './read-story-files';

Object.assign(globalThis, { TextDecoder });

const file = (name: string, content: string | Uint8Array<ArrayBuffer>): File => {
  const made = new File([content], name);
  const bytes = typeof content === 'string' ? new Uint8Array(Buffer.from(content)) : content;
  // jsdom’s files cannot be read with the method used here.
  return Object.assign(made, { arrayBuffer: () => Promise.resolve(bytes) });
};

it('reads texts, without what editors of other systems add', async () => {
  expect(await readStoryFiles([file('a.ink', '\uFEFFone\r\ntwo')])).toEqual({
    files: [{ name: 'a.ink', text: 'one\ntwo' }],
    problems: [],
  });
});

it('says what is wrong with each file that it cannot take', async () => {
  const { files, problems } = await readStoryFiles(
    [
      file('picture.png', 'x'),
      file('big.ink', 'x'.repeat(1_100_000)),
      file('picture.ink', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])),
      file('a<b.ink', ''),
      file('one.ink', ''),
      file('two.ink', ''),
    ],
    1,
  );
  expect(files.map(({ name }) => name)).toEqual(['one.ink']);
  expect(problems).toEqual([
    'picture.png is not an .ink file.',
    'big.ink is longer than 1000 KB.',
    expect.stringContaining('picture.ink is not text') as string,
    expect.stringContaining('a<b.ink') as string,
    'There is no space left for two.ink.',
  ]);
});

it('reads other encodings, and says when it has guessed', async () => {
  const { files, problems } = await readStoryFiles([
    file('wide.ink', new Uint8Array(Buffer.from('\uFEFFé', 'utf16le'))),
    file('latin.ink', new Uint8Array([0x43, 0xe9])),
  ]);
  expect(files.map(({ text }) => text)).toEqual(['é', 'Cé']);
  expect(problems).toEqual([expect.stringContaining('latin.ink is not Unicode')]);
});
