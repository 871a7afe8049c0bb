import { isInGame } from '../../ink/story/asset-kinds';
import type { StoryProgram } from '../../ink/story/story-program';
import { reportAssets } from '../assets/report-assets';

/** The files that the story names; which ones it makes up while it is played, nobody knows. */
export function usedFiles(
  program: StoryProgram,
  assets: ReadonlyMap<string, Blob>,
): ReadonlyMap<string, Blob> {
  const { unused } = reportAssets(program, [...assets.keys()], '');
  return new Map([...assets].filter(([path]) => isInGame(path) && !unused.includes(path)));
}
