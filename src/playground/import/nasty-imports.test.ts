import { strToU8, zipSync } from 'fflate';
import { mutateText } from '../../../testing/mutate-text';
import { randomInts } from '../../../testing/random';
import type { FoundFile } from '../assets/found-file';
import { readGame } from './read-game';

const SEEDS = Number(process.env.NASTY_IMPORTS ?? 200);

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const INK = `# title: Low tide
INCLUDE chapters/one.ink
# IMAGE: img/sea.png
The sea goes out.
* [Follow it] -> one
`;
const CONFIG = '{"name":"Low tide","game":{"path":"game","source":"story.ink"}}';
const COMPILED =
  '{"inkVersion":21,"root":[["^Hello","\\n",["done",null],null],"done",null],"listDefs":{}}';
const NASTY_PATHS = [
  ...['../x.ink', '/x.ink', 'C:x.ink', 'a\0b.ink', 'con.ink', '.ink', '..', '.', '/', '\\', 'x/'],
  ...['__proto__.ink', 'constructor.png', 'İ.ink', 'ı.ink', '\u202egnp.ink', '💧.png'],
  ...[
    'a'.repeat(300),
    `${'d/'.repeat(200)}x.ink`,
    'a//b.ink',
    './a.ink',
    'a/./b.ink',
    'A.INK',
    'a.ink',
  ],
  ...[
    'root/game/story.ink',
    'atrament.config.json',
    'x.zip',
    'custom.css',
    'b/custom.css',
    '%2e%2e/x.png',
  ],
];

type Random = (limit: number) => number;

function textFor(seed: number, random: Random): Uint8Array<ArrayBuffer> {
  const base = [INK, CONFIG, COMPILED, 'INCLUDE story.ink\nINCLUDE a.ink'][random(4)] ?? INK;
  const text = mutateText(base, seed);
  switch (random(5)) {
    case 0:
      return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    case 1:
      return new Uint8Array(Buffer.from(text, 'utf16le').swap16());
    case 2:
      return new Uint8Array(Buffer.from(text, 'latin1'));
    case 3:
      return Uint8Array.from({ length: random(400) }, () => random(256));
    default:
      return new Uint8Array(strToU8(text));
  }
}

function filesFor(seed: number, random: Random): Record<string, Uint8Array<ArrayBuffer>> {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {
    'game/story.ink': new Uint8Array(strToU8(INK)),
    'game/chapters/one.ink': textFor(seed, random),
    'game/img/sea.png': PNG,
  };
  for (let count = random(4); count > 0; count -= 1) {
    const path = NASTY_PATHS[random(NASTY_PATHS.length)] ?? 'x';
    const content = random(3) === 0 ? PNG : textFor(seed + count, random);
    files[path] = content;
  }
  return files;
}

/** A zip with some bytes changed, most of them where its directory is. */
function damagedZip(files: Record<string, Uint8Array>, random: Random): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(zipSync(files, { level: random(2) === 0 ? 0 : 9 }));
  for (let count = random(6); count > 0; count -= 1) {
    const back = random(3) === 0 ? bytes.length : Math.min(bytes.length, 400);
    bytes[bytes.length - 1 - random(back)] = [0, 1, 0x7f, 0xff, random(256)][random(5)] ?? 0;
  }
  return random(4) === 0 ? bytes.slice(random(40), bytes.length - random(40)) : bytes;
}

function importFor(seed: number): FoundFile[] {
  const random = randomInts(seed * 104_729);
  const files = filesFor(seed, random);
  return random(2) === 0
    ? [{ path: 'game.zip', blob: new Blob([damagedZip(files, random)]) }]
    : Object.entries(files).map(([path, bytes]) => ({ path, blob: new Blob([bytes]) }));
}

test(`${SEEDS} nasty imports are read or refused with a reason`, async () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const result = await readGame(importFor(seed));
    kinds.add(result.kind);
    if (result.kind === 'refused') {
      expect(result.reason).toMatch(/^\P{Cc}{20,}$/u);
      expect(result.reason).not.toBe(
        'The files could not be read. Check that they still exist, and try again.',
      );
    } else if (result.kind === 'game') {
      const paths = [...Object.keys(result.program.files), ...result.assets.keys()];
      expect(paths.filter((path) => /^[/.]|\.\.\/|\\|:|\0/.test(path))).toEqual([]);
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
      expect(result.program.source + result.notes.join('')).not.toContain('\0');
    }
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['game', 'refused']));
});
