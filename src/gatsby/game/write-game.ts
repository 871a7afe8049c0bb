import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Difference } from '../../lessons/differences/difference';
import { writeData } from '../output/write-data';
import { bundleGame, type GameBundle } from './game-bundle';

/** Bundled once: `develop` writes it again at each change of the content. */
let bundle: Promise<GameBundle> | null = null;

/** Writes what downloaded games are made of into the site, and the list that the download reads. */
export async function writeGame(
  projectRoot: string,
  output: string,
  differences: readonly Difference[],
): Promise<void> {
  bundle ??= bundleGame(projectRoot);
  const { files, ...names } = await bundle;
  const folder = path.join(output, 'game-files');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
  const sizeOf = (name: string): number => files.get(name)?.length ?? 0;
  writeData(output, 'game-files.json', {
    ...names,
    bytes: {
      packed: [...files.values()].reduce((sum, content) => sum + deflateRawSync(content).length, 0),
      page: sizeOf(names.script) + sizeOf(names.style),
    },
    differences: differences
      .filter(({ onlyHere }) => !onlyHere)
      .map(({ id, title, explanation }) => ({ id, title, explanation })),
  });
}
