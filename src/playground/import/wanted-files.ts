import { isAssetPath } from '../../ink/story/asset-kinds';
import { isFontModule } from './engine-fonts';
import { isTableFile } from './table-files';

/** What systems and tools leave in folders: nobody misses it. */
const LITTER =
  /(?:^|\/)(?:__MACOSX|node_modules|\.[^./\\][^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)|\/$|(?:^|\/)(?:package(?:-lock)?\.json|tsconfig\.json)$/i;

/** The endings of files that can contain a story: ink, compiled ink, games, links, and stories of other tools. */
export const STORY_ENDINGS = [
  ...['ink', 'json', 'js', 'html', 'htm', 'txt', 'url', 'webloc'],
  ...['twee', 'twee2', 'tw', 'tw2'],
] as const;
const STORY = new RegExp(`\\.(?:${STORY_ENDINGS.join('|')})$`, 'i');

/** Whether a file is left out without a word. */
export function isLitter(path: string): boolean {
  return LITTER.test(path);
}

/** Whether a file can contain a story, so that it is not added to the files of another. */
export function isStoryPath(path: string): boolean {
  return STORY.test(path);
}

/** Whether an import can use a file: one with a story, a configuration, a picture, sound, video, font or translation. */
export function isWanted(path: string): boolean {
  return isStoryPath(path) || isAssetPath(path) || isFontModule(path) || isTableFile(path);
}

/** Whether a file is ink. */
export function isInk(path: string): boolean {
  return /\.ink$/i.test(path);
}
