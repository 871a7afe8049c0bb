import { importMessages as words } from '../../config/messages/import';
import { safeUrl } from '../../ink/markup/safe-url';
import { assetKind, CUSTOM_CSS, isAssetPath } from '../../ink/story/asset-kinds';
import type { FoundFile } from '../assets/found-file';
import { checkContent } from './check-content';
import { pathWithin } from './file-paths';
import { Refusal } from './refusal';

const { notes: say } = words;

/** Where a game’s files are in what is imported. */
export interface AssetPlace {
  /** The folder that paths in the story start from. */
  folder: string;
  /** The folder of the engine’s project, if there is one. */
  project: string | null;
}

/** The pictures, sounds, videos, fonts and styles among some files, by their path within the game. */
export async function readAssets(
  files: readonly FoundFile[],
  { folder, project }: AssetPlace,
  notes: string[],
): Promise<ReadonlyMap<string, Blob>> {
  const assets = new Map<string, Blob>();
  const taken = new Map<string, string>();
  for (const { path, blob } of files) {
    if (!isAssetPath(path)) continue;
    const name = assetName(path, folder, project);
    const url = safeUrl(name);
    const checked = await checkContent(name, blob);
    if (url?.kind !== 'file') notes.push(say.badName(path));
    else if (checked === null) notes.push(say.notMedia(path));
    else {
      const other = taken.get(name.toLowerCase());
      if (other !== undefined) throw new Refusal(words.clash(path, other));
      taken.set(name.toLowerCase(), path);
      assets.set(name, blob);
      if (!checked.isFitting) notes.push(say.content(name, checked.ending));
    }
  }
  return assets;
}

/** The path of a file within the game. */
function assetName(path: string, folder: string, project: string | null): string {
  if (assetKind(path) === 'style') return CUSTOM_CSS;
  if (project !== null && !path.startsWith(`${folder}/`)) {
    return `fonts/${path.slice(path.lastIndexOf('/') + 1)}`;
  }
  return pathWithin(folder, path);
}
