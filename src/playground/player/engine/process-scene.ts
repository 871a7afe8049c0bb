import atrament, { type CoreScene } from '@atrament/core';
import { failuresOfScene, type Failure } from './engine-failures';
import type { TagValue } from './game-view';
import { shuffled } from './random';

/** The engine’s own state keys for a game’s backgrounds, by tag. */
export const BACKGROUND_KEYS = {
  BACKGROUND: 'background',
  PAGE_BACKGROUND: 'background_page',
} as const;

/** Thrown when a tag asks to restart, at the beginning or at a checkpoint. */
export class RestartAsked extends Error {
  constructor(private readonly checkpoint: TagValue | null) {
    super('The story starts over.');
  }

  restart(): Promise<void> {
    return this.checkpoint === null
      ? atrament.game.restart()
      : atrament.game.restartFromCheckpoint(this.checkpoint);
  }
}

/** Processes a new scene as the engine’s interface does; returns what would fail there. */
export function processScene(
  scene: CoreScene,
  { id, seed }: { id: number; seed: number },
): Failure[] {
  const { tags } = scene;
  if (tags.RESTART) throw new RestartAsked(null);
  if (tags.RESTART_FROM_CHECKPOINT) throw new RestartAsked(tags.RESTART_FROM_CHECKPOINT);
  // The engine uses the time, which two scenes may share.
  scene.uuid = id;
  if (tags.SHUFFLE_CHOICES) scene.choices = shuffled(scene.choices, seed);
  for (const [tag, key] of Object.entries(BACKGROUND_KEYS)) {
    if (tag in tags) atrament.state.setSubkey('game', key, tags[tag]);
  }
  return failuresOfScene(scene, atrament.state.get().metadata);
}
