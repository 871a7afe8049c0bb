import type { StoryProgram } from '../../ink/story/story-program';
import { findFileUses, type FileUse } from './find-file-uses';

/** The story with another path for a file, wherever it is named. */
export function renameFile(program: StoryProgram, path: string, to: string): StoryProgram {
  const uses = findFileUses(program, new Set([path])).filter(
    (use) => !use.isComputed && use.path.replace(/^(?:\.\/)+/, '') === path,
  );
  const renamed = (file: string | null, text: string): string =>
    replaceAt(
      text,
      uses.filter((use) => use.file === file),
      to,
    );
  return {
    source: renamed(null, program.source),
    files: Object.fromEntries(
      Object.entries(program.files).map(([name, text]) => [name, renamed(name, text)]),
    ),
  };
}

function replaceAt(text: string, uses: readonly FileUse[], to: string): string {
  let result = '';
  let at = 0;
  for (const use of uses) {
    result += text.slice(at, use.from) + to;
    at = use.to;
  }
  return result + text.slice(at);
}
