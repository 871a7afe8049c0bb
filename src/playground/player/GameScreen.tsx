import type { ReactNode, RefObject } from 'react';
import { playerMessages } from '../../config/messages/player';
import type { GameView } from './engine/game-view';
import { useGameWords } from './kit/game-words';
import { usePageHidden } from './kit/use-page-hidden';
import { ApplicationMenu } from './screens/ApplicationMenu';
import { EngineFailure } from './screens/EngineFailure';
import { FailureScreen } from './screens/FailureScreen';
import { HoldUp } from './screens/HoldUp';
import { MistakeLine } from './screens/MistakeLine';
import { Panel } from './screens/Panel';
import { SavedNote } from './screens/SavedNote';
import { Stage } from './screens/Stage';
import { StoryMessages } from './screens/StoryMessages';
import type { PlayerCommands } from './state/player-commands';
import type { PlayerState } from './state/player-reducer';
import type { GameSettings } from './state/settings';
import { schemeOf } from './state/story-look';
import type { GameMenu } from './state/use-game-menu';
import { useComplaints } from './use-complaints';
import * as styles from './GameScreen.module.css';

/** An editor beside the player, which shows the text and its errors. */
export interface EditorBeside {
  /** Whether nothing is written in it yet. */
  isBlank: boolean;
}

interface GameScreenProps {
  state: PlayerState;
  commands: PlayerCommands;
  root: RefObject<HTMLElement>;
  settings: GameSettings;
  menu: GameMenu;
  /** The story’s language, if it is known and not that of the page. */
  language?: string | undefined;
  /** Whether something beside the game has the reader’s attention. */
  isPaused?: boolean;
  editor?: EditorBeside | null;
  onGoToLine?: ((file: string | null, line: number) => void) | undefined;
}

/** A game alone, with its menu and its windows. */
export function GameScreen({ state, commands, root, settings, menu, ...props }: GameScreenProps) {
  const { failure } = useGameWords().words;
  const { language, isPaused = false, editor = null, onGoToLine } = props;
  const { view, broken } = state;
  const { complaints, dismiss } = useComplaints(state);
  const isHidden = usePageHidden();
  const { look } = settings.story;
  const isBroken = broken !== null;
  const isCovered = menu.page !== null || complaints.length > 0 || isBroken;

  return (
    <div
      className={styles.game}
      data-game=""
      data-theme={look.theme}
      data-scheme={schemeOf(look.theme)}
      data-broken={isBroken || undefined}
    >
      <GameOrNotice
        state={state}
        editor={editor}
        commands={commands}
        onGoToLine={onGoToLine}
        renderGame={(played) => (
          <Stage
            view={played}
            commands={commands}
            root={root}
            isCovered={isCovered}
            isPaused={isHidden || isPaused || isCovered}
            hasAnimation={settings.hasAnimation}
            look={look}
            language={language}
            languageMenu={settings.languageMenu}
            onMenu={menu.open}
          />
        )}
      />
      <HoldUp {...state} onStop={commands.stop} onRetry={commands.retry} />
      {broken && (
        <div className={styles.broken}>
          <MistakeLine
            messages={broken}
            say={playerMessages.messages.goesOn}
            onGoToLine={onGoToLine}
          />
        </div>
      )}
      {view && menu.page && !isBroken && (
        <ApplicationMenu
          view={view}
          firstPage={menu.page}
          menu={menu}
          settings={settings}
          isSoundOn={state.isSoundOn}
          commands={commands}
        />
      )}
      {view && <SavedNote saves={view.saves} />}
      {complaints.length > 0 && (
        <Panel
          title={failure.title}
          name={failure.title}
          isWindow
          tone="error"
          isOwn
          onClose={dismiss}
        >
          <StoryMessages messages={complaints} onGoToLine={onGoToLine} />
        </Panel>
      )}
    </div>
  );
}

interface GameOrNoticeProps {
  state: PlayerState;
  editor: EditorBeside | null;
  commands: Pick<PlayerCommands, 'retry' | 'restart'>;
  onGoToLine: GameScreenProps['onGoToLine'];
  renderGame: (view: GameView) => ReactNode;
}

/** The game, or what there is instead of it. */
function GameOrNotice({ state, editor, commands, onGoToLine, renderGame }: GameOrNoticeProps) {
  const { words } = useGameWords();
  const { view, failure, halt, waiting } = state;
  if (failure !== null) {
    // The moves that were made may be what it crashes of.
    const onRetry = failure.isLoaded ? commands.restart : commands.retry;
    return <EngineFailure reason={failure.reason} onRetry={onRetry} />;
  }
  if (view === null) {
    return halt !== null || waiting !== null ? null : (
      <p className={styles.loading} role="status">
        {words.loading}
      </p>
    );
  }
  if (!view.isPlayable) {
    const isEdited = editor !== null;
    return <FailureScreen messages={view.messages} isEdited={isEdited} onGoToLine={onGoToLine} />;
  }
  return editor?.isBlank ? (
    <p className={styles.blank}>{playerMessages.story.blank}</p>
  ) : (
    renderGame(view)
  );
}
