import { nearestName, sameButCapitals } from '../../base/text/nearest-name';
import { filesMessages as words } from '../../config/messages/files';
import { isInGame } from '../../ink/story/asset-kinds';
import type { Mend } from '../../ink/story/mend';
import type { StoryMessage } from '../../ink/story/story-message';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { filePath, reportAssets } from '../assets/report-assets';

/** Problems at the lines that name a missing file. A game without any files gets its pictures later. */
export function missingFileProblems(
  program: StoryProgram,
  paths: readonly string[],
): StoryMessage[] {
  if (!paths.some(isInGame)) return [];
  return reportAssets(program, paths).missing.map(({ file, line, path }) => {
    const near = nearestFile(path, paths);
    const isOnly = paths.filter((one) => fileName(one) === fileName(near ?? '')).length === 1;
    const mend = near === null || !isOnly ? null : mendPath(program, { file, line }, [path, near]);
    return {
      severity: 'warning',
      text: words.missing(path),
      hint: near === null ? words.addIt : words.didYouMean(near),
      file,
      line,
      isEngineFailure: false,
      ...(mend !== null && { mend }),
    };
  });
}

/** The line with the other path, which may be written with its folder or without. */
function mendPath(
  program: StoryProgram,
  { file, line }: { file: string | null; line: number },
  [path, near]: readonly [path: string, near: string],
): Mend | null {
  const was = textOfFile(program, file).split('\n')[line - 1]?.replace(/\r$/, '') ?? '';
  const is = was.replace(path, () => near);
  return is === was ? null : { was, is };
}

/** The file that the writer most likely meant; null if none is similar. */
export function nearestFile(path: string, paths: readonly string[]): string | null {
  const wanted = filePath(path);
  const sameName = paths.find((other) => fileName(other) === fileName(wanted));
  if (sameName !== undefined) return sameButCapitals(wanted, paths) ?? sameName;
  const name = nearestName(fileName(wanted), paths.map(fileName));
  return nearestName(wanted, paths) ?? paths.find((other) => fileName(other) === name) ?? null;
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}
