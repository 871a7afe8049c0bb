import { deflateRawSync } from 'node:zlib';
import { checksum } from '../../base/text/checksum';
import { toBase64Url } from './base64url';
import { MAX_ASSET_LETTERS } from './link-extras';
import { MAX_LINK_WITH_FILES, reachOf } from './link-reach';
import { linkToPlay, type PlayedByLink } from './link-to-play';
import { decodeShareHash } from './share-link';

const game: PlayedByLink = {
  page: new URL('https://site.example/docs/play/'),
  program: { source: 'A road.\n# IMAGE: a.png\n* [On] -> END\n', files: {} },
  name: null,
  assets: new Map<string, Blob>(),
  language: null,
  isForTesters: false,
};

/** Bytes that do not get smaller. */
const noise = (size: number): Blob => {
  let seed = size;
  const next = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) >>> 24;
  return new Blob([Uint8Array.from({ length: size }, next)]);
};

const made = async (parts: Partial<PlayedByLink>) => {
  const link = await linkToPlay({ ...game, ...parts });
  if ('failure' in link) throw new Error(link.failure);
  const { hash, pathname } = new URL(link.address);
  return { ...link, pathname, read: await decodeShareHash(hash) };
};

it('leads to the page that plays, and is as short as a link to the text if it carries no more', async () => {
  const { pathname, read } = await made({});
  expect(pathname).toBe('/docs/play/');
  expect(read).toEqual({ isOk: true, value: { ...game.program, moves: [], seed: 1 } });
});

it('carries the name that the project was given, unless its text has a title', async () => {
  const named = await made({ name: 'The Brass Key' });
  expect(named.read).toMatchObject({ value: { extras: { name: 'The Brass Key' } } });
  const program = { source: '# title: Low tide\nA road.\n-> END\n', files: {} };
  const titled = await made({ name: 'The Brass Key', program });
  expect(titled.read).toEqual({ isOk: true, value: { ...program, moves: [], seed: 1 } });
});

it('carries the smallest pictures and sounds that fit, and nothing else', async () => {
  const assets = new Map([
    ['large.png', noise(40_000)],
    ['b.webp', noise(9000)],
    ['a.mp3', noise(6000)],
    ['c.png', noise(12_000)],
    ['custom.css', new Blob(['body {}'])],
    ['font.woff2', noise(10)],
    ['film.mp4', noise(10)],
  ]);
  const { carried, address, read } = await made({ assets });
  expect(carried).toEqual(['a.mp3', 'b.webp']);
  expect(address.length).toBeLessThanOrEqual(MAX_LINK_WITH_FILES);
  if (!read.isOk) throw new Error(read.failure);
  const text = read.value.extras?.assets['b.webp'] ?? '';
  expect(Buffer.from(text, 'base64')).toEqual(Buffer.from(await noise(9000).arrayBuffer()));
});

it('says the story’s language, and whether its readers are testers', async () => {
  const { read } = await made({ language: 'uk', isForTesters: true });
  const extras = { assets: {}, language: 'uk', isForTesters: true };
  expect(read).toEqual({ isOk: true, value: expect.objectContaining({ extras }) as unknown });
});

it('is not made of a story that no link can carry', async () => {
  const program = { source: 'a'.repeat(70_000), files: {} };
  expect(await linkToPlay({ ...game, program })).toMatchObject({ failure: 'too-large' });
});

it.each([
  ['no table of files', '{}'],
  ['a file that is no text', '{"assets":{"a.png":1}}'],
  ['a file that is not base64', '{"assets":{"a.png":"<b>!"}}'],
  ['a page', '{"assets":{"a.html":"AAAA"}}'],
  ['a style sheet', '{"assets":{"custom.css":"AAAA"}}'],
  ['a prototype', '{"assets":{"__proto__":"AAAA"}}'],
  ['too many files', JSON.stringify({ assets: manyFiles(60) })],
  ['files that are too large', `{"assets":{"a.png":"${'A'.repeat(MAX_ASSET_LETTERS + 4)}"}}`],
])('refuses %s', async (_, extras) => {
  const text = Buffer.from(`{"source":"a","files":{},"moves":[],"seed":1,"extras":${extras}}`);
  const data = toBase64Url(Buffer.concat([checksum(text), deflateRawSync(text)]));
  expect(await decodeShareHash(`#play=1.${data}`)).toEqual({ isOk: false, failure: 'not-a-story' });
});

it('keeps of its extras only what it knows', async () => {
  const extras = '{"assets":{},"language":"no language","isForTesters":"yes","html":"<b>"}';
  const text = Buffer.from(`{"source":"a","files":{},"moves":[],"seed":1,"extras":${extras}}`);
  const data = toBase64Url(Buffer.concat([checksum(text), deflateRawSync(text)]));
  expect(await decodeShareHash(`#play=1.${data}`)).toEqual({
    isOk: true,
    value: { source: 'a', files: {}, moves: [], seed: 1, extras: { assets: {} } },
  });
});

it('knows what messengers take', () => {
  expect([2000, 2001, 4096, 4097, 32_000, 32_001].map(reachOf)).toEqual([
    'any',
    'most',
    'most',
    'some',
    'some',
    'few',
  ]);
});

function manyFiles(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.png`, 'AAAA']));
}

describe('translations', () => {
  const table = (code: string, text: (original: string) => string, count = 1) => ({
    code,
    entries: [
      ...Array.from({ length: count }, (_, place) => ({ place: `k${place}`, original: 'A road.' })),
      { place: '', original: '[On]' },
    ].map(({ place, original }, index) => ({
      ...{ place, original, isToCheck: false },
      text: text(`${original}${index}`),
    })),
    kept: [{ place: 'gone', original: 'x', text: 'y', isToCheck: false }],
  });

  it('go before pictures, and those that do not fit stay out, the largest first', async () => {
    const long = table(
      'fr',
      (original) => Buffer.from(original.repeat(9)).toString('base64'),
      4000,
    );
    const short = table('de', () => 'Los');
    const assets = new Map([['a.png', noise(5000)]]);
    const both = await made({ tables: [long, short], assets });
    expect(both.languages).toEqual(['de']);
    expect(both.address.length).toBeLessThanOrEqual(MAX_LINK_WITH_FILES);
    expect(both.read).toMatchObject({
      value: {
        extras: {
          languages: [
            {
              code: 'de',
              texts: [
                ['k0', 'A road.', 'Los'],
                ['', '[On]', 'Los'],
              ],
            },
          ],
        },
      },
    });
    expect((await made({ tables: [short], assets })).carried).toEqual(['a.png']);
  });

  it('leave out what is not translated, and what is longer than any translation', async () => {
    const { read } = await made({
      tables: [table('de', (original) => (original.startsWith('[') ? '' : 'x'.repeat(600)))],
    });
    expect(read).toMatchObject({ value: { extras: { languages: [{ code: 'de', texts: [] }] } } });
  });
});
