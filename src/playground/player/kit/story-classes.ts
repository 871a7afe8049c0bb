import type { TagValue } from '../engine/game-view';

/**
 * The class names that a story sets, each prefixed with `story-` so that none can match a style of the site; names
 * with characters other than letters, digits, `-` and `_` are dropped.
 */
export function storyClasses(value: TagValue | undefined): string | undefined {
  const texts = [value].flat().filter((text) => typeof text === 'string');
  const names = texts
    .flatMap((text) => text.split(/\s+/))
    .filter((name) => /^[\w-]{1,64}$/.test(name));
  return names.length === 0 ? undefined : names.map((name) => `story-${name}`).join(' ');
}
