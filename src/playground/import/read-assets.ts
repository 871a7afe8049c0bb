import { readText } from '../../base/text/decode-text';
import { importMessages as words } from '../../config/messages/import';
import { safeUrl } from '../../ink/markup/safe-url';
import { assetKind, CUSTOM_CSS, isAssetPath } from '../../ink/story/asset-kinds';
import type { FoundFile } from '../assets/found-file';
import { checkContent, stylesInUtf8 } from './check-content';
import { isFontModule, nameEngineFonts } from './engine-fonts';
import { pathWithin } from './file-paths';
import { MAX_TABLE } from '../tables/table-limit';
import { importLimits } from './import-limits';
import { stylesFromProject } from './project-styles';
import { Refusal } from './refusal';
import { isLargeTable, isTableFile, tablePath } from './table-files';

const { notes: say } = words;

/** Where a game’s files are in what is imported. */
export interface AssetPlace {
  /** The folder that paths in the story start from. */
  folder: string;
  /** The folder of the engine’s project, if there is one. */
  project: string | null;
}

/** The pictures, sounds, videos, fonts, styles and translations among some files, by their path within the game. */
export async function readAssets(
  files: readonly FoundFile[],
  { folder, project }: AssetPlace,
  notes: string[],
): Promise<ReadonlyMap<string, Blob>> {
  const assets = new Map<string, Blob>();
  const taken = new Map<string, string>();
  const fonts = await fontNames(files, { folder, project });
  for (const { path, blob } of files) {
    if (!isAssetPath(path) && !isTableFile(path)) continue;
    if (isLargeTable(path, blob)) {
      notes.push(say.largeTable(path, MAX_TABLE));
      continue;
    }
    const name = fonts.get(path) ?? (await assetName(path, blob, folder));
    if (name === null) {
      notes.push(say.noLanguage(path));
      continue;
    }
    const url = safeUrl(name);
    const checked = await checkContent(name, blob);
    if (url?.kind !== 'file') notes.push(say.badName(path));
    else if (checked === null) notes.push(say.notMedia(path));
    else {
      const other = taken.get(name.toLowerCase());
      if (other !== undefined) {
        if (!isTableFile(path)) throw new Refusal(words.clash(path, other));
        notes.push(say.sameLanguage(path, other));
        continue;
      }
      taken.set(name.toLowerCase(), path);
      const css = name === CUSTOM_CSS ? await stylesInUtf8(blob) : null;
      const isOwn = css !== null && project !== null;
      assets.set(name, isOwn ? await ownStyles(css, { folder, project }, fonts) : (css ?? blob));
      if (!checked.isFitting) notes.push(say.content(name, checked.ending));
    }
  }
  return assets;
}

/** The path of a file within the game; null for a translation whose language nobody knows. */
async function assetName(path: string, blob: Blob, folder: string): Promise<string | null> {
  if (isTableFile(path)) return tablePath(path, blob, folder);
  return assetKind(path) === 'style' ? CUSTOM_CSS : pathWithin(folder, path);
}

/** The names of the fonts that a project has beside its game. */
async function fontNames(
  files: readonly FoundFile[],
  { folder, project }: AssetPlace,
): Promise<Map<string, string>> {
  if (project === null) return new Map();
  const inGame = (path: string): boolean => path.startsWith(`${folder}/`);
  const modules = new Map<string, string>();
  for (const { path, blob } of files) {
    if (!isFontModule(path)) continue;
    modules.set(path, (await readText(blob, importLimits.text))?.text ?? '');
  }
  const paths = files.map(({ path }) => path);
  const taken = paths.filter(inGame).map((path) => pathWithin(folder, path));
  return nameEngineFonts(
    paths.filter((path) => !inGame(path)),
    modules,
    taken,
  );
}

async function ownStyles(
  blob: Blob,
  { folder, project }: { folder: string; project: string },
  fonts: ReadonlyMap<string, string>,
): Promise<Blob> {
  const within = [...fonts].map(([path, name]) => [pathWithin(project, path), name] as const);
  const css = await blob.text();
  const own = stylesFromProject(css, pathWithin(project, folder), new Map(within));
  return own === css ? blob : new Blob([own], { type: 'text/css' });
}
