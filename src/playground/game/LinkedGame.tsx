import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ErrorBoundary, type CrashState } from '../../base/browser/ErrorBoundary';
import { useDeferredModule } from '../../base/browser/use-deferred-module';
import { playPageMessages } from '../../config/messages/play-page';
import { PlayerCrash } from '../player/PlayerCrash';
import { GameAssets } from '../player/assets/GameAssets';
import { HasFilesContext } from '../player/screens/message-file';
import type { SharedPlay } from '../share/share-link';
import { useLinkedPlay } from '../share/use-linked-play';
import { useSharedPlay } from '../share/use-shared-play';
import { Game } from './Game';
import { linkFiles } from './link-files';
import { openLinkedGame } from './open-linked-game';
import * as styles from './Game.module.css';

const words = playPageMessages.broken;

const crashed = ({ error }: CrashState) => (
  <PlayerCrash error={error} onRetry={() => window.location.reload()} />
);

/** The game in the page’s address; another one if another link is opened on the page. */
export function LinkedGame() {
  const { hash, count } = useLinkedPlay();
  return hash === null ? <NoStory>{words.none}</NoStory> : <GameOfLink key={count} hash={hash} />;
}

function GameOfLink({ hash }: { hash: string }) {
  const { isReading, play, problem } = useSharedPlay(hash);
  if (isReading) return null;
  return play === null ? <NoStory>{problem}</NoStory> : <OpenedGame play={play} />;
}

function OpenedGame({ play }: { play: SharedPlay }) {
  const { extras } = play;
  const [isLost, setIsLost] = useState(false);
  const opened = useDeferredModule(
    useCallback(() => openLinkedGame(play, () => setIsLost(true)), [play]),
  );
  const engine = opened.state === 'loaded' ? opened.value.engine : null;
  useEffect(() => () => engine?.dispose(), [engine]);
  const assets = useMemo(() => linkFiles(extras?.assets), [extras]);
  if (opened.state === 'failed') return <NoStory>{words.notLoaded}</NoStory>;
  if (opened.state !== 'loaded') return null;
  const { isKept, ...game } = opened.value;
  return (
    <ErrorBoundary fallback={crashed}>
      <HasFilesContext.Provider value={false}>
        <GameAssets files={assets}>
          <Game {...game} isWholePage={false} isKept={isKept && !isLost} />
        </GameAssets>
      </HasFilesContext.Provider>
    </ErrorBoundary>
  );
}

/** Why there is nothing to play. */
function NoStory({ children }: { children: ReactNode }) {
  return (
    <div className={styles.none}>
      <h1>{words.title}</h1>
      <p role="alert">{children}</p>
    </div>
  );
}
