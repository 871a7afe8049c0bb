import { playerMessages } from '../../config/messages/player';
import { withoutComments } from '../reading/comments';
import { readGlobalTags } from '../reading/global-tags';
import { isAboveStory } from '../reading/line-kind';
import type { StoryProgram } from './story-program';

/**
 * What a game is called, wherever that is asked: the title in its text; without one the name that its writer gave the
 * project; without both “Untitled story”.
 */
export function gameName(program: StoryProgram, given: string | null | undefined): string {
  const own = titleOf(program) || (given ?? '').trim();
  return own === '' ? playerMessages.unnamed : own;
}

/** The title that a story’s text sets, in the main file or in one that is included at its top; empty without one. */
export function titleOf({ source, files }: StoryProgram): string {
  const title = readGlobalTags(source).findLast(({ name }) => name === 'title')?.value;
  // As the engine reads it, quotes make a text of a number.
  if (title) return title.replace(/^"(.*)"$/, '$1');
  const lines = withoutComments(source).split('\n');
  const first = lines.find((line) => !isAboveStory(line)) ?? '';
  const { file = '' } = /^\s*INCLUDE\s+(?<file>.*?)\s*$/.exec(first)?.groups ?? {};
  // Without the file itself: it may include itself.
  const { [file]: included, ...others } = files;
  return included === undefined ? '' : titleOf({ source: included, files: others });
}
