import { useCallback, useState } from 'react';
import { LoadFailureBox } from '../../base/browser/LoadFailureBox';
import { useDeferredModule } from '../../base/browser/use-deferred-module';
import { messages } from '../../config/messages';
import { gamesMessages as words } from '../../config/messages/games';
import { workshopMessages } from '../../config/messages/workshop';
import { PlayPane } from '../../playground/pane/PlayPane';
import type { LoadedGame } from '../../playground/download/zip-files';
import type { GameView } from '../../playground/player/engine/game-view';
import { useEngine } from '../../playground/player/engine/use-engine';
import { firstScreen } from './first-screen';
import * as styles from './WholeGamePlayer.module.css';

/** Everybody’s first play has the same chances. */
const SEED = 1;

interface WholeGamePlayerProps {
  /** Name of its archive on this site. */
  archive: string;
  onClose: () => void;
}

/** A whole game of the pages, with its pictures and sounds. */
export function WholeGamePlayer({ archive, onClose }: WholeGamePlayerProps) {
  const load = useCallback(async (): Promise<LoadedGame> => {
    const { loadGame } = await import(
      /* webpackChunkName: "zip" */ '../../playground/download/zip-files'
    );
    return loadGame(archive);
  }, [archive]);
  const game = useDeferredModule(load);
  switch (game.state) {
    case 'waiting':
      return null;
    case 'slow':
      return <p role="status">{messages.navigation.loading}</p>;
    case 'failed':
      return <LoadFailureBox title={words.notLoaded} error={game.error} onRetry={game.retry} />;
    case 'loaded':
      return <LoadedGamePlayer {...game.value} onClose={onClose} />;
  }
}

function LoadedGamePlayer({
  program,
  assets,
  config,
  onClose,
}: LoadedGame & { onClose: () => void }) {
  const engine = useEngine();
  const [view, setView] = useState<GameView | null>(null);
  const [start] = useState({ screen: firstScreen(program.source), moves: [], seed: SEED });
  return (
    <div className={styles.game}>
      <PlayPane
        engine={engine}
        program={program}
        compiled={program}
        assets={assets}
        config={config}
        start={start}
        title={workshopMessages.storyName}
        takesFocus
        view={view}
        onView={setView}
        onClose={onClose}
        address={() => new URL('/playground/', window.location.href)}
        leftOut={() => Promise.resolve(assets.size === 0 ? null : words.leftOut)}
      />
    </div>
  );
}
