import type { TagValue } from '../engine/game-view';

/**
 * The class names that a story gives, each with `story-` before it, so that none can meet a style of
 * the site; names with other signs than letters, digits, `-` and `_` are left out.
 */
export function storyClasses(value: TagValue | undefined): string | undefined {
  const texts = [value].flat().filter((text) => typeof text === 'string');
  const names = texts
    .flatMap((text) => text.split(/\s+/))
    .filter((name) => /^[\w-]{1,64}$/.test(name));
  return names.length === 0 ? undefined : names.map((name) => `story-${name}`).join(' ');
}
