import { deflateRawSync } from 'node:zlib';
import { checksum } from '../../base/text/checksum';
import { toBase64Url } from './base64url';
import { isShareHash } from './share-hash';
import {
  decodeShareHash,
  encodeShareHash,
  explainShareFailure,
  type SharedPlay,
} from './share-link';

const play: SharedPlay = {
  source: 'INCLUDE two.ink\n«Ink» — чорнило 🖋\n* [Go] -> two\n'.repeat(20),
  files: { 'two.ink': '=== two\n-> END\n' },
  moves: [0, 'continue', 2],
  seed: 42,
};

const linkOf = async (value: SharedPlay): Promise<string> => {
  const result = await encodeShareHash(value);
  if (!result.isOk) throw new Error(result.failure);
  return result.value;
};

/** A link in our format with arbitrary contents. */
const forged = (text: string | Buffer): string => {
  const bytes = Buffer.from(text);
  return `#play=1.${toBase64Url(Buffer.concat([checksum(bytes), deflateRawSync(bytes)]))}`;
};

// A small seeded generator, so that failures can be reproduced.
const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

describe.each(['with the browser’s own streams', 'without them'])('%s', (means) => {
  const own = { CompressionStream, DecompressionStream };

  beforeAll(() => {
    if (means === 'without them') {
      Object.assign(globalThis, { CompressionStream: undefined, DecompressionStream: undefined });
    }
  });
  afterAll(() => void Object.assign(globalThis, own));

  it('gives back what was shared', async () => {
    const link = await linkOf(play);
    expect(link).toMatch(/^#play=1\.[\w-]+$/);
    expect(await decodeShareHash(link)).toEqual({ isOk: true, value: play });
  });

  it('never throws at a damaged link, and never takes it for something else', async () => {
    const next = random(4);
    const link = await linkOf(play);
    const letters = 'ABCXYZabcxyz0189-_.=#%+/ é';
    for (let round = 0; round < 200; round += 1) {
      let mutated = link;
      for (let count = 1 + Math.floor(next() * 4); count > 0; count -= 1) {
        const at = Math.floor(next() * mutated.length);
        const letter = letters[Math.floor(next() * letters.length)]!;
        const kinds = [
          mutated.slice(0, at) + letter + mutated.slice(at + 1),
          mutated.slice(0, at) + mutated.slice(at + 1),
          mutated.slice(0, at),
          mutated.slice(0, at) + mutated.slice(at - 9),
        ];
        mutated = kinds[Math.floor(next() * kinds.length)]!;
      }
      const result = await decodeShareHash(mutated);
      if (result.isOk) expect(result.value).toEqual(play);
      else expect(explainShareFailure(result.failure)).toMatch(/\.$/);
    }
  });

  it('stops at a bomb', async () => {
    const bomb = forged(Buffer.alloc(8 * 1024 * 1024, 'a'));
    expect(bomb.length).toBeLessThan(80_000);
    expect(await decodeShareHash(bomb)).toEqual({ isOk: false, failure: 'too-large' });
    // Compressing the bomb is slow on a busy machine.
  }, 30_000);
});

it.each([
  ['null', 'null'],
  ['a list', '[]'],
  ['no files', '{"source":"a","moves":[],"seed":1}'],
  ['files that are no texts', '{"source":"a","files":{"a.ink":1},"moves":[],"seed":1}'],
  ['a file outside', '{"source":"a","files":{"../a.ink":""},"moves":[],"seed":1}'],
  ['a prototype', '{"source":"a","files":{"__proto__":"x"},"moves":[],"seed":1}'],
  ['moves that are none', '{"source":"a","files":{},"moves":["go"],"seed":1}'],
  ['moves below nothing', '{"source":"a","files":{},"moves":[-1],"seed":1}'],
  ['a seed that is no number', '{"source":"a","files":{},"moves":[],"seed":"1"}'],
  ['too many moves', `{"source":"a","files":{},"moves":[${'0,'.repeat(6000)}0],"seed":1}`],
])('refuses %s', async (_, json) => {
  expect(await decodeShareHash(forged(json))).toEqual({ isOk: false, failure: 'not-a-story' });
});

it('keeps nothing that it does not know', async () => {
  const link = forged('{"source":"a","files":{},"moves":[],"seed":1,"html":"<b>"}');
  const value = { source: 'a', files: {}, moves: [], seed: 1 };
  expect(await decodeShareHash(link)).toEqual({ isOk: true, value });
});

describe('a good link opens with what programs stick to it, or put into it', () => {
  const wrapped = (link: string, between: string): string =>
    link.replace(/.{30}/g, `$&${between}`).replace(`#play${between}`, '#play');

  it.each([
    ...[
      ')',
      '.',
      ',',
      '>',
      '"',
      "'",
      '”',
      '…',
      ';',
      ']',
      '}',
      '*',
      '_',
      '__',
      '-',
      '==',
      '&utm_source=x',
    ],
    ...[
      '?utm_source=x',
      '%20',
      '%22',
      '%3E',
      '%E2%80%8B',
      '%',
      ' and more',
      '\n\nMore',
      '</string>',
      '#play',
    ],
  ])('%j behind it', async (sign) => {
    const link = await linkOf(play);
    expect(await decodeShareHash(link + sign)).toEqual({ isOk: true, value: play });
    // As the address bar has it, which leaves out line breaks.
    const { hash } = new URL(`https://a.example/${link}${sign.split('\n')[0]}`);
    expect(await decodeShareHash(hash)).toEqual({ isOk: true, value: play });
  });

  it.each([
    '\n',
    '\r\n',
    '\n> ',
    '\n>> ',
    ' ',
    '\u200b',
    '\u00ad',
    '\u2060\n',
    '\t',
    '%0A',
    '%20',
    '%E2%80%8B',
  ])('%j within it', async (between) => {
    const link = await linkOf(play);
    expect(await decodeShareHash(wrapped(link, between))).toEqual({ isOk: true, value: play });
    expect(await decodeShareHash(`${wrapped(link, between)}).`)).toEqual({
      isOk: true,
      value: play,
    });
  });

  it('whose beginning was changed', async () => {
    const link = await linkOf(play);
    for (const start of [
      '#play%3D',
      '#PLAY=',
      '#Play%3d',
      '#play%253D',
      '#play=%20',
      '#play=\u200b',
    ]) {
      const changed = link.replace('#play=', start);
      expect(isShareHash(changed)).toBe(true);
      expect(await decodeShareHash(changed)).toEqual({ isOk: true, value: play });
    }
  });

  it('in a long text, and without a long wait for nonsense', async () => {
    const link = await linkOf(play);
    const long = `${link}\n\n${'-'.repeat(500_000)}a`;
    expect(await decodeShareHash(long)).toEqual({ isOk: true, value: play });
    for (const rest of [
      '-'.repeat(150_000),
      '%'.repeat(400_000),
      '> \n'.repeat(90_000),
      ' '.repeat(400_000),
    ]) {
      expect(await decodeShareHash(`#play=1.${rest}a`)).toEqual({
        isOk: false,
        failure: 'damaged',
      });
    }
    expect(await decodeShareHash(`#play=1.${'a'.repeat(400_000)}`)).toEqual({
      isOk: false,
      failure: 'too-large',
    });
  });

  it('but not if letters of it are missing', async () => {
    const link = await linkOf(play);
    for (const less of [
      link.slice(0, -1),
      link.slice(0, 40) + link.slice(41),
      `${link.slice(0, -4)}).`,
    ]) {
      expect(await decodeShareHash(less)).toEqual({ isOk: false, failure: 'damaged' });
    }
  });
});

it('tells a link of a later version from a damaged one', async () => {
  expect(await decodeShareHash('#play=2.abcd')).toEqual({ isOk: false, failure: 'newer-version' });
  expect(await decodeShareHash('#play=')).toEqual({ isOk: false, failure: 'damaged' });
});

it('makes no link of what no link can carry', async () => {
  const source = 'a'.repeat(70_000);
  expect(await encodeShareHash({ ...play, source })).toEqual({ isOk: false, failure: 'too-large' });
});

it('can read the longest link that it makes', async () => {
  const next = random(7);
  const letter = () => String.fromCharCode(33 + Math.floor(next() * 90));
  const source = Array.from({ length: 55_000 }, letter).join('').replace(/["\\]/g, 'x');
  const value = { ...play, source };
  expect(await decodeShareHash(await linkOf(value))).toEqual({ isOk: true, value });
});
