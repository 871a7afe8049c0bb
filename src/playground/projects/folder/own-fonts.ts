import { readText } from '../../../base/text/decode-text';
import { fontFolderOf, isFontModule, nameEngineFonts } from '../../import/engine-fonts';
import { importLimits } from '../../import/import-limits';
import { isFontFile } from '../../player/assets/game-files';
import type { DiskFile } from './disk';
import { isPlain, nameIn, type GameLayout } from './folder-places';

/**
 * The fonts that a folder has of its own, by path, with their names in the project: those in the game’s folder, and those
 * with a module that the playground has not written. `written` are the paths of what it has.
 */
export async function ownFonts(
  files: ReadonlyMap<string, DiskFile>,
  layout: GameLayout,
  written: { has: (path: string) => boolean },
): Promise<Map<string, string>> {
  if (isPlain(layout)) return new Map();
  const modules = new Map<string, string>();
  const inGame = new Map<string, string>();
  const others: string[] = [];
  for (const [path, { file }] of files) {
    const name = nameIn(layout, path);
    if (isFontModule(path) && !written.has(path)) {
      modules.set(path, (await readText(file, importLimits.text))?.text ?? '');
    } else if (isFontFile(path) && name !== null) inGame.set(path, name);
    else if (isFontFile(path)) others.push(path);
  }
  const engine = others.filter((path) => modules.has(`${fontFolderOf(path)}/index.js`));
  return new Map([...inGame, ...nameEngineFonts(engine, modules, inGame.values())]);
}
