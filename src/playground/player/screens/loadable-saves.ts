import type { GameView, SaveSlot, TagValue, Tags } from '../engine/game-view';

const isOn = (tag: TagValue | undefined): boolean =>
  tag !== undefined && tag !== null && tag !== false && tag !== 0;

/** The saves that the Load menus list, newest first. */
export function loadableSaves({ saves, metadata }: GameView): SaveSlot[] {
  const hasCheckpoints = isOn(metadata.load_from_checkpoints);
  return saves
    .filter(({ type }) => type === 'game' || (type === 'checkpoint' && hasCheckpoints))
    .sort((one, other) => other.date - one.date);
}

/** How many saves a player may make in the menu; 0 if the story has no save menu. */
export function saveLimit({ saves }: Tags): number {
  if (saves === true) return 1;
  return typeof saves === 'number' ? saves : 0;
}

/** Whether the menu has an entry for loading. */
export function hasLoadMenu(metadata: Tags): boolean {
  return saveLimit(metadata) > 0 || isOn(metadata.load_from_checkpoints);
}
