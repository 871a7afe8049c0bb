import { useEffect, useState } from 'react';
import { useDelayed } from '../../base/browser/use-delayed';
import type { StoryProgram } from '../../ink/story/story-program';
import type { GameView } from '../player/engine/game-view';
import { useEngine } from '../player/engine/use-engine';
import { startPlace } from '../player/use-player';

const TYPING_PAUSE = 500;

/**
 * What the player shows if the story began at its beginning there; otherwise, as on the title screen, the view of an
 * engine that enters the story for this.
 */
export function useFirstScene(program: StoryProgram, view: GameView | null): GameView | null {
  const engine = useEngine();
  const settled = useDelayed(program, TYPING_PAUSE);
  const [first, setFirst] = useState<GameView | null>(null);
  const isElsewhere =
    view?.isPlayable === true &&
    (view.scenes.length === 0 || startPlace({ ...view, screen: 'game' }) !== null);
  useEffect(() => {
    if (!isElsewhere) return;
    let isStale = false;
    const take = (found: GameView): void => {
      // A mistake in the text does not empty the pictures.
      if (!isStale && found.isPlayable) setFirst(found);
    };
    engine.ask('open', { program: settled, screen: 'game', moves: [], seed: 1 }).then(
      take,
      // Another text came, or no worker starts: the player reports that.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [engine, settled, isElsewhere]);
  return isElsewhere ? (first ?? view) : view;
}
