import type { Tags, TagValue } from './game-view';

/**
 * Tags as their author wrote them, safe to send from the worker. The engine mistakes inherited object properties for
 * an earlier value: `# toString` becomes a list of a function and `true`, and a function cannot be sent.
 */
export function plainTags(tags: Tags): Tags {
  return Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: TagValue): TagValue {
  if (!Array.isArray(value)) return value;
  const own = value.filter((one) => typeof one !== 'function');
  if (own.length === value.length) return value;
  return own.length === 1 ? (own[0] ?? null) : own;
}

/** The tag that says how choices look: like the engine, a CHOICES of false or 0 leaves it to the game’s. */
export function choicesTag(scene: Tags, game: Tags): { name: string; value: TagValue | undefined } {
  const { CHOICES } = scene;
  if (!isSet(CHOICES) || CHOICES === 0) return { name: 'choices', value: game.choices };
  return { name: 'CHOICES', value: CHOICES };
}

/** Whether a tag is there and not switched off. */
export function isSet(tag: TagValue | undefined): boolean {
  return tag !== undefined && tag !== null && tag !== false;
}
