import { useEffect } from 'react';
import { ErrorBoundary } from '../../browser/ErrorBoundary';
import type { GameView } from '../engine/game-view';
import type { PlayedProgram } from '../engine/protocol';
import { HasFilesContext } from './screens/message-file';
import { PlayerCrash } from './PlayerCrash';
import { PlayerFrame, type PlayerFrameProps } from './PlayerFrame';
import { usePlayer, type PlayerEngine, type PlayerStart } from './use-player';

export interface PlayerProps extends Pick<
  PlayerFrameProps,
  | 'title'
  | 'takesFocus'
  | 'isEdited'
  | 'onEdit'
  | 'onShare'
  | 'onDownload'
  | 'onClose'
  | 'onGoToLine'
> {
  engine: PlayerEngine;
  /** Its text; another one is played from the same moment on. Null while it is on its way. */
  program: PlayedProgram | null;
  /** Where the story begins; later changes mean nothing. */
  start: PlayerStart;
  /** Told of each new view, so that a link to this moment can be made. */
  onView?: ((view: GameView) => void) | undefined;
}

/** Plays a story in the page. */
export function Player({ engine, program, start, onView, ...frame }: PlayerProps) {
  const { state, inspection, commands } = usePlayer(engine, program, start);
  const { view, broken } = state;

  useEffect(() => {
    if (view !== null) onView?.(broken === null ? view : { ...view, messages: [...broken] });
  }, [view, broken, onView]);

  return (
    // What crashes here takes neither the text beside it nor the page along; another view is tried afresh.
    <ErrorBoundary
      resetKey={view}
      fallback={(crash) => <PlayerCrash error={crash.error} onRetry={commands.restart} />}
    >
      <HasFilesContext.Provider value={Object.keys(program?.files ?? {}).length > 0}>
        <PlayerFrame {...frame} state={state} inspection={inspection} commands={commands} />
      </HasFilesContext.Provider>
    </ErrorBoundary>
  );
}
