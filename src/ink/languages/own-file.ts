import { knotStarts } from '../reading/read-pieces';
import { includedFiles } from '../story/included-files';
import type { StoryProgram } from '../story/story-program';
import { languageTag } from '../story/language-tag';

/** The file of a story that has what one of its languages needs more, which nothing includes: functions of its own. */
export function ownFileOf(code: string): string {
  return `languages/${code}.ink`;
}

/** The story as a language has it: with the functions of its own file, without those of others. */
export function withOwnFile(program: StoryProgram, code: string): StoryProgram {
  const included = includedFiles(program, null);
  const isForLanguage = (name: string): boolean => {
    const { tag = '' } = /^languages\/(?<tag>[^/]+)\.ink$/.exec(name)?.groups ?? {};
    return languageTag(tag) !== null && !included.includes(name);
  };
  const own = isForLanguage(ownFileOf(code)) ? (program.files[ownFileOf(code)] ?? '') : '';
  // What is above the first header would be said at the end of the story.
  const [, first = own.length] = knotStarts(`\n${own}`).map((start) => Math.max(0, start - 1));
  const functions = own.slice(first);
  return {
    source: functions === '' ? program.source : `${program.source}\n${functions}`,
    files: Object.fromEntries(
      Object.entries(program.files).filter(([name]) => !isForLanguage(name)),
    ),
  };
}
