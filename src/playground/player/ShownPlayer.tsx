import { ErrorBoundary, type CrashState } from '../../base/browser/ErrorBoundary';
import { PlayerCrash } from './PlayerCrash';
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame';
import { GameAssets } from './assets/GameAssets';
import { useBlobFiles } from './assets/use-blob-files';
import { HasFilesContext } from './screens/message-file';

export interface ShownPlayerProps extends PlayerFrameProps {
  /** The files of the game, by their paths in it. */
  assets: ReadonlyMap<string, Blob>;
  /** Whether the story has more than one file of ink. */
  hasFiles: boolean;
}

/** Renders the panel that replaces a player that crashed; `onRetry` starts the story again. */
const crashPanel = (onRetry: () => void) => (crash: CrashState) => (
  <PlayerCrash error={crash.error} onRetry={onRetry} />
);

/** What there is to see and to do of a running story, wherever its engine runs. */
export function ShownPlayer({ assets, hasFiles, ...frame }: ShownPlayerProps) {
  const { state, commands } = frame.playing;
  const files = useBlobFiles(assets);
  return (
    // A crash in here does not affect the text beside it or the page; with the next view, rendering is tried again.
    <ErrorBoundary resetKey={state.view} fallback={crashPanel(commands.restart)}>
      <HasFilesContext.Provider value={hasFiles}>
        <GameAssets files={files}>
          <PlayerFrame {...frame} />
        </GameAssets>
      </HasFilesContext.Provider>
    </ErrorBoundary>
  );
}
