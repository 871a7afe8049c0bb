/** The longest link that pictures and sounds may make: Chrome takes no longer one in its address bar. */
export const MAX_LINK_WITH_FILES = 32_000;

/** How many of the common ways to send a link take one. */
export type Reach = 'any' | 'most' | 'some' | 'few';

/** How far a link of so many characters gets: what Discord, Telegram, and address bars take. */
export function reachOf(length: number): Reach {
  if (length <= 2000) return 'any';
  if (length <= 4096) return 'most';
  return length <= MAX_LINK_WITH_FILES ? 'some' : 'few';
}
