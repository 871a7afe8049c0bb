import { useEffect } from 'react';
import { ErrorBoundary, type CrashState } from '../../base/browser/ErrorBoundary';
import { PlayerCrash } from './PlayerCrash';
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame';
import { GameAssets } from './assets/GameAssets';
import { useBlobFiles } from './assets/use-blob-files';
import type { GameView } from './engine/game-view';
import type { PlayedProgram } from './engine/protocol';
import { HasFilesContext } from './screens/message-file';
import { usePlayer, type PlayerEngine, type PlayerStart } from './use-player';

export interface PlayerProps extends Pick<
  PlayerFrameProps,
  | 'title'
  | 'language'
  | 'takesFocus'
  | 'isEdited'
  | 'actions'
  | 'onEdit'
  | 'onShare'
  | 'onDownload'
  | 'onClose'
  | 'onGoToLine'
> {
  engine: PlayerEngine;
  /** The story’s text; if it changes, the new text is played from the same point. Null while it is loading. */
  program: PlayedProgram | null;
  /** The files of the game, by their paths in it. */
  assets?: ReadonlyMap<string, Blob> | undefined;
  /** Where the story begins; a new object opens it there. */
  start: PlayerStart;
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
  onView,
  ...frame
}: PlayerProps) {
  const { state, inspection, commands } = usePlayer(engine, program, start);
  const { view, broken } = state;
  const files = useBlobFiles(assets);
  const isBlank = frame.isEdited === true && program !== null && isEmpty(program);

  useEffect(() => {
    if (view !== null) onView?.(broken === null ? view : { ...view, messages: [...broken] });
  }, [view, broken, onView]);

  return (
    // A crash in here does not affect the text beside it or the page; with the next view, rendering is tried again.
    <ErrorBoundary resetKey={view} fallback={crashPanel(commands.restart)}>
      <HasFilesContext.Provider value={Object.keys(program?.files ?? {}).length > 0}>
        <GameAssets files={files}>
          <PlayerFrame
            {...frame}
            isBlank={isBlank}
            state={state}
            inspection={inspection}
            commands={commands}
          />
        </GameAssets>
      </HasFilesContext.Provider>
    </ErrorBoundary>
  );
}

/** Not a single sign; with an empty line, the story is one that the engine ends at once. */
function isEmpty({ source, files, json }: PlayedProgram): boolean {
  return json === undefined && source === '' && Object.keys(files).length === 0;
}
