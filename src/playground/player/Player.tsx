import { useEffect } from 'react';
import { ErrorBoundary, type CrashState } from '../../base/browser/ErrorBoundary';
import type { PageActions } from './PlayerBar';
import { PlayerCrash } from './PlayerCrash';
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame';
import { GameAssets } from './assets/GameAssets';
import { useBlobFiles } from './assets/use-blob-files';
import type { GameView } from './engine/game-view';
import type { PlayedProgram } from './engine/protocol';
import { HasFilesContext } from './screens/message-file';
import { usePlayer, type PlayerEngine, type PlayerStart } from './use-player';

// More than nine: these are what a page decides about its player, each by itself.
export interface PlayerProps
  extends
    PageActions,
    Pick<PlayerFrameProps, 'title' | 'language' | 'takesFocus' | 'actions' | 'onGoToLine'> {
  engine: PlayerEngine;
  /** The story’s text; if it changes, the new text is played from the same point. Null while it is loading. */
  program: PlayedProgram | null;
  /** The files of the game, by their paths in it. */
  assets?: ReadonlyMap<string, Blob> | undefined;
  /** Where the story begins; a new object opens it there. */
  start: PlayerStart;
  /** Whether an editor beside the player shows the text and its errors. */
  isEdited?: boolean;
  /** Called with each new view, so that a link to this point can be made. */
  onView?: ((view: GameView) => void) | undefined;
}

const noAssets: ReadonlyMap<string, Blob> = new Map();

/** Renders the panel that replaces a player that crashed; `onRetry` starts the story again. */
const crashPanel = (onRetry: () => void) => (crash: CrashState) => (
  <PlayerCrash error={crash.error} onRetry={onRetry} />
);

/** Plays a story in the page. */
export function Player({
  engine,
  program,
  assets = noAssets,
  start,
  isEdited = false,
  onView,
  onEdit,
  onShare,
  onDownload,
  onClose,
  ...frame
}: PlayerProps) {
  const playing = usePlayer(engine, program, start);
  const { view, broken } = playing.state;
  const files = useBlobFiles(assets);

  useEffect(() => {
    if (view !== null) onView?.(broken === null ? view : { ...view, messages: [...broken] });
  }, [view, broken, onView]);

  return (
    // A crash in here does not affect the text beside it or the page; with the next view, rendering is tried again.
    <ErrorBoundary resetKey={view} fallback={crashPanel(playing.commands.restart)}>
      <HasFilesContext.Provider value={Object.keys(program?.files ?? {}).length > 0}>
        <GameAssets files={files}>
          <PlayerFrame
            {...frame}
            playing={playing}
            pageActions={{ onEdit, onShare, onDownload, onClose }}
            editor={isEdited ? { isBlank: isBlank(program) } : null}
          />
        </GameAssets>
      </HasFilesContext.Provider>
    </ErrorBoundary>
  );
}

/** Not a single sign; with an empty line, the story is one that the engine ends at once. */
function isBlank(program: PlayedProgram | null): boolean {
  if (program === null || program.json !== undefined) return false;
  return program.source === '' && Object.keys(program.files).length === 0;
}
