import { useEffect, type ReactNode } from 'react';
import type { PageActions } from './PlayerBar';
import type { PlayerFrameProps } from './PlayerFrame';
import { ShownPlayer, type ShownPlayerProps } from './ShownPlayer';
import type { GameView } from './engine/game-view';
import type { PlayedProgram } from './engine/protocol';
import { useNamedPlaying } from './use-named-playing';
import { usePlayer, type PlayerEngine, type PlayerStart } from './use-player';

// More than nine: these are what a page decides about its player, each by itself.
export interface PlayerProps
  extends
    PageActions,
    Pick<PlayerFrameProps, 'title' | 'language' | 'takesFocus' | 'actions' | 'onGoToLine'> {
  engine: PlayerEngine;
  /** The story’s text; if it changes, the new text is played from the same point. Null while it is loading. */
  program: PlayedProgram | null;
  /** What the game is called if its text has no title; left out, as in the engine. */
  name?: string | undefined;
  /** The files of the game, by their paths in it. */
  assets?: ReadonlyMap<string, Blob> | undefined;
  /** Where the story begins; a new object opens it there. */
  start: PlayerStart;
  /** Whether an editor beside the player shows the text and its errors. */
  isEdited?: boolean;
  /** Called with each new view, so that a link to this point can be made. */
  onView?: ((view: GameView) => void) | undefined;
  /** Shows the running story; left out, it is shown here. */
  renderPlayer?: ((player: ShownPlayerProps) => ReactNode) | undefined;
}

const noAssets: ReadonlyMap<string, Blob> = new Map();
const renderHere = (player: ShownPlayerProps): ReactNode => <ShownPlayer {...player} />;

/** Plays a story in the page. */
export function Player({
  engine,
  program,
  name,
  assets = noAssets,
  start,
  isEdited = false,
  onView,
  onEdit,
  onShare,
  onDownload,
  onClose,
  renderPlayer = renderHere,
  ...frame
}: PlayerProps) {
  const playing = useNamedPlaying(usePlayer(engine, program, start), name);
  const { view, broken } = playing.state;

  useEffect(() => {
    if (view !== null) onView?.(broken === null ? view : { ...view, messages: [...broken] });
  }, [view, broken, onView]);

  return renderPlayer({
    ...frame,
    playing,
    assets,
    hasFiles: Object.keys(program?.files ?? {}).length > 0,
    pageActions: { onEdit, onShare, onDownload, onClose },
    editor: isEdited ? { isBlank: isBlank(program) } : null,
  });
}

/** Not a single sign; with an empty line, the story is one that the engine ends at once. */
function isBlank(program: PlayedProgram | null): boolean {
  if (program === null || program.json !== undefined) return false;
  return program.source === '' && Object.keys(program.files).length === 0;
}
