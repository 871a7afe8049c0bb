import { useRef } from 'react';
import { classNames } from '../../ui/class-names';
import type { GameView } from './engine/game-view';
import { Stage } from './screens/Stage';
import type { PlayerCommands } from './state/player-commands';
import { schemeOf, type StoryLook } from './state/story-look';
import * as frame from './PlayerFrame.module.css';
import * as screen from './GameScreen.module.css';
import * as styles from './StillGame.module.css';

const nothing = (): void => undefined;
const noCommands: PlayerCommands = {
  choose: nothing,
  follow: nothing,
  callFunction: nothing,
  setVariable: nothing,
  start: nothing,
  resume: nothing,
  continueStory: nothing,
  finish: nothing,
  closeOverlay: nothing,
  save: nothing,
  load: nothing,
  enterSession: nothing,
  removeSession: nothing,
  showScreen: nothing,
  goTo: nothing,
  restart: nothing,
  retry: nothing,
  stop: nothing,
  stepBack: nothing,
  toggleSound: nothing,
  toggleDrawer: nothing,
  set: nothing,
  watch: nothing,
};
/** React 18 does not know the attribute, and passes it on unchanged. */
const inert = { inert: '' };

interface StillGameProps {
  view: GameView;
  look: StoryLook;
  className?: string | undefined;
}

/** A picture of a game, at half its size: drawn by the player’s own parts, with no engine behind it. */
export function StillGame({ view, look, className }: StillGameProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={root}
      className={classNames(frame.player, styles.still, className)}
      aria-hidden="true"
      {...inert}
    >
      <div
        className={screen.game}
        data-game=""
        data-theme={look.theme}
        data-scheme={schemeOf(look.theme)}
      >
        <Stage
          view={view}
          commands={noCommands}
          root={root}
          isCovered
          isPaused
          hasAnimation={false}
          look={look}
          language={undefined}
          onMenu={nothing}
        />
      </div>
    </div>
  );
}
