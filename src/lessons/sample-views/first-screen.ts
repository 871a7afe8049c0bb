import { readGlobalTags } from '../../ink/reading/global-tags';

/** Game tags whose effect is visible on the title screen only. */
const OF_TITLE = new Set(['cover', 'background', 'about', 'title_screen_layout', 'sessions']);

/** Where a docs sample begins: on the title screen if its tags are about it. */
export function firstScreen(source: string): 'title' | 'game' {
  const isOfTitle = readGlobalTags(source).some(
    ({ name, value }) => OF_TITLE.has(name) && value !== null,
  );
  return isOfTitle ? 'title' : 'game';
}
