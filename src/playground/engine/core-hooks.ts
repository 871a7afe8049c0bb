import atrament, { type CoreScene } from '@atrament/core';

/** What a game wants to know of the engine, which is one for all of the worker. */
export interface CoreHooks {
  /** Before the tags of a scene are acted on; may change the scene. */
  onScene: (scene: CoreScene) => void;
  onLoad: (key: string) => void;
  /** The story is at its beginning or loaded, and has not gone on yet. */
  onStart: () => void;
}

let current: CoreHooks | null = null;
let isListening = false;

/** Makes a game the one that the engine tells; the engine cannot forget those before. */
export function hookIntoCore(hooks: CoreHooks): void {
  current = hooks;
  if (isListening) return;
  isListening = true;
  atrament.game.defineSceneProcessor((scene) => current?.onScene(scene));
  atrament.on('game/load', (key) => current?.onLoad(String(key)));
  atrament.on('game/start', () => current?.onStart());
}
