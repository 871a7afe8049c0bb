import { titleOf } from '../../ink/story/game-name';
import type { StoryProgram } from '../../ink/story/story-program';
import type { LinkExtras } from './link-extras';

/** The name as a link carries it: not if the text has a title, which goes before it. */
export function nameInLink(
  program: StoryProgram,
  name: string | null,
): Pick<LinkExtras, 'name'> | null {
  return name !== null && titleOf(program) === '' ? { name } : null;
}
