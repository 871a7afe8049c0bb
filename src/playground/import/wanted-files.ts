import { isAssetPath } from '../../ink/story/asset-kinds';

/** What systems and tools leave in folders: nobody misses it. */
const LITTER =
  /(?:^|\/)(?:__MACOSX|node_modules|\.[^./\\][^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)|\/$|(?:^|\/)(?:package(?:-lock)?\.json|tsconfig\.json)$/i;

/** Whether a file is left out without a word. */
export function isLitter(path: string): boolean {
  return LITTER.test(path);
}

/** Whether an import can use a file: ink, a compiled story, a configuration, a picture, sound, video or font. */
export function isWanted(path: string): boolean {
  return /\.(?:ink|json|js)$/i.test(path) || isAssetPath(path);
}
