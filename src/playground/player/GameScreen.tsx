import { useState, type ReactNode, type RefObject } from 'react';
import { currentLocale } from '../../config/current-locale';
import { playerMessages } from '../../config/messages/player';
import type { StoryMessage } from '../../ink/story/story-message';
import { usePageHidden } from './choices/use-page-hidden';
import type { PlayerCommands } from './player-commands';
import { ApplicationMenu, type MenuPage } from './screens/ApplicationMenu';
import { EngineFailure } from './screens/EngineFailure';
import { FailureScreen } from './screens/FailureScreen';
import { MistakeLine } from './screens/MistakeLine';
import { Panel } from './screens/Panel';
import { Stage } from './screens/Stage';
import { StoryMessages } from './screens/StoryMessages';
import { Unreached } from './screens/Unreached';
import type { PlayerState } from './state/player-reducer';
import type { StoryLookState } from './story-look';
import * as styles from './GameScreen.module.css';

const words = playerMessages.messages;
const noMessages: StoryMessage[] = [];

interface GameScreenProps {
  state: PlayerState;
  commands: PlayerCommands;
  root: RefObject<HTMLElement>;
  story: StoryLookState;
  volume: number;
  hasAnimation: boolean;
  menuPage: MenuPage | null;
  /** The story’s language, if it is known and not that of the page. */
  language?: string | undefined;
  /** Whether something beside the game has the reader’s attention. */
  isPaused: boolean;
  /** Whether an editor beside the player shows the text and its errors. */
  isEdited: boolean;
  /** Whether nothing is written yet. */
  isBlank?: boolean | undefined;
  /** More about saving, in the menu. */
  saveNote?: ReactNode;
  onMenu: (page: MenuPage | null) => void;
  onVolume: (volume: number) => void;
  onToggleAnimation: () => void;
  onGoToLine?: ((file: string | null, line: number) => void) | undefined;
}

/** A game alone, with its menu and its windows. */
export function GameScreen(props: GameScreenProps) {
  const {
    state,
    commands,
    root,
    story,
    hasAnimation,
    menuPage,
    isEdited,
    isBlank,
    onMenu,
    onGoToLine,
  } = props;
  const { view, broken, isSoundOn } = state;
  const [dismissed, setDismissed] = useState<readonly StoryMessage[] | null>(null);
  const isHidden = usePageHidden();
  const messages = view?.messages ?? noMessages;
  const complaints = messages.filter(isComplaint);
  const isBroken = broken !== null;
  const hasWindow =
    view?.isPlayable === true && !isBroken && complaints.length > 0 && dismissed !== messages;
  const isCovered = menuPage !== null || hasWindow || isBroken;
  const thenClose =
    <Words extends unknown[]>(command: (...words: Words) => void) =>
    (...words: Words): void => {
      onMenu(null);
      command(...words);
    };

  return (
    <div
      className={styles.game}
      data-game=""
      data-theme={story.look.theme}
      data-broken={isBroken || undefined}
    >
      {state.phase === 'failed' ? (
        <EngineFailure reason={state.failure ?? ''} onRetry={commands.restart} />
      ) : view === null && state.isUnreached ? null : view === null ? (
        <p className={styles.loading} role="status">
          {playerMessages.loading}
        </p>
      ) : isBlank && view.isPlayable ? (
        <p className={styles.blank}>{playerMessages.story.blank}</p>
      ) : view.isPlayable ? (
        <Stage
          view={view}
          commands={commands}
          root={root}
          isCovered={isCovered}
          isPaused={isHidden || props.isPaused || isCovered}
          hasAnimation={hasAnimation}
          look={story.look}
          language={props.language}
          onMenu={onMenu}
        />
      ) : (
        <FailureScreen messages={messages} isEdited={isEdited} onGoToLine={onGoToLine} />
      )}
      {state.isUnreached && <Unreached onRetry={commands.retry} />}
      {broken && (
        <div className={styles.broken}>
          <MistakeLine messages={broken} say={words.goesOn} onGoToLine={onGoToLine} />
        </div>
      )}
      {view && menuPage && !isBroken && (
        <ApplicationMenu
          view={view}
          firstPage={menuPage}
          isSoundOn={isSoundOn}
          volume={props.volume}
          hasAnimation={hasAnimation}
          story={story}
          saveNote={props.saveNote}
          onSave={thenClose(commands.save)}
          onLoad={thenClose(commands.load)}
          onQuit={thenClose(() => commands.showScreen('title'))}
          onToggleSound={commands.toggleSound}
          onVolume={props.onVolume}
          onToggleAnimation={props.onToggleAnimation}
          onClose={() => onMenu(null)}
        />
      )}
      {hasWindow && (
        <Panel
          title={words.title}
          name={words.title}
          isWindow
          tone="error"
          lang={currentLocale.code}
          onClose={() => setDismissed(messages)}
        >
          <StoryMessages messages={complaints} onGoToLine={onGoToLine} />
        </Panel>
      )}
    </div>
  );
}

/** Whether a message opens a window; others are listed below the story. */
export function isComplaint({ severity, isEngineFailure }: StoryMessage): boolean {
  return severity === 'error' || isEngineFailure;
}
