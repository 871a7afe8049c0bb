import atrament, { type CoreScene } from '@atrament/core';

/** A game’s callbacks for the engine, of which the worker has only one. */
export interface CoreHooks {
  /** Called before a scene’s tags take effect; may change the scene. */
  onScene: (scene: CoreScene) => void;
  onLoad: (key: string) => void;
  /** The story is at its beginning or loaded, and has not continued yet. */
  onStart: () => void;
}

let current: CoreHooks | null = null;
let isListening = false;

/** Sends the engine’s events to this game; the engine has no way to remove listeners, so they are added once. */
export function hookIntoCore(hooks: CoreHooks): void {
  current = hooks;
  if (isListening) return;
  isListening = true;
  atrament.game.defineSceneProcessor((scene) => current?.onScene(scene));
  atrament.on('game/load', (key) => current?.onLoad(String(key)));
  atrament.on('game/start', () => current?.onStart());
}
