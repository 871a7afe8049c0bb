import { useRef, useState } from 'react';
import type { StoryMessage } from '../core/story/story-message';
import { playerMessages } from '../site/messages/player';
import { Announcer } from './Announcer';
import { usePageHidden } from './choices/use-page-hidden';
import { Drawer } from './drawer/Drawer';
import type { Inspection, SoundCue } from './engine/game-view';
import type { PlayerCommands } from './player-commands';
import { WatchedVariables } from './drawer/WatchedVariables';
import { PlayerBar } from './PlayerBar';
import { ApplicationMenu, type MenuPage } from './screens/ApplicationMenu';
import { EngineFailure } from './screens/EngineFailure';
import { FailureScreen } from './screens/FailureScreen';
import { gameTitle } from './screens/game-title';
import { MistakeLine } from './screens/MistakeLine';
import { Panel } from './screens/Panel';
import { Remarks } from './screens/Remarks';
import { Stage } from './screens/Stage';
import { StoryMessages } from './screens/StoryMessages';
import { SoundCaptions } from './sound/SoundCaptions';
import { useStorySound } from './sound/use-story-sound';
import type { PlayerState } from './state/player-reducer';
import { useStoryLook } from './story-look';
import { useDifferences } from './use-differences';
import { useStoryFocus } from './use-story-focus';
import * as styles from './PlayerFrame.module.css';

const noCues: SoundCue[] = [];
const noMessages: StoryMessage[] = [];
const noTags = {};
const words = playerMessages.messages;

export interface PlayerFrameProps {
  state: PlayerState;
  /** What the drawer shows; null while it is closed or loading. */
  inspection: Inspection | null;
  commands: PlayerCommands;
  /** The name shown if the story has no title. */
  title?: string | undefined;
  /** Whether the first action of the first scene takes the focus if nothing else has it. */
  takesFocus?: boolean;
  /** Whether an editor beside the player shows the text and its errors. */
  isEdited?: boolean;
  onEdit?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
  onGoToLine?: ((file: string | null, line: number) => void) | undefined;
}

/** A running story, with everything that this site adds around it. */
export function PlayerFrame(props: PlayerFrameProps) {
  const { state, inspection, title, isEdited = false, onGoToLine } = props;
  const { view, broken, isDrawerOpen, isSoundOn } = state;
  const root = useRef<HTMLElement>(null);
  const commands = useStoryFocus(root, view, props.commands, props.takesFocus);
  const [menuPage, setMenuPage] = useState<MenuPage | null>(null);
  const [watched, setWatched] = useState<readonly string[]>([]);
  const [hasAnimation, setHasAnimation] = useState(true);
  const storyLook = useStoryLook(view?.metadata ?? noTags);
  const [dismissed, setDismissed] = useState<readonly StoryMessage[] | null>(null);
  const isHidden = usePageHidden();
  const playing = useStorySound(view?.cues ?? noCues, isSoundOn);

  const messages = view?.messages ?? noMessages;
  const complaints = messages.filter(isComplaint);
  const differences = useDifferences(view, storyLook);
  const remarks = [...messages.filter((message) => !isComplaint(message)), ...differences];
  const isBroken = broken !== null;
  const hasWindow =
    view?.isPlayable === true && !isBroken && complaints.length > 0 && dismissed !== messages;
  const isCovered = menuPage !== null || hasWindow || isBroken;
  const closeMenu = (): void => setMenuPage(null);
  const thenClose =
    <Words extends unknown[]>(command: (...words: Words) => void) =>
    (...words: Words): void => {
      setMenuPage(null);
      command(...words);
    };
  const name =
    view?.metadata.title === undefined && title ? title : gameTitle(view?.metadata ?? {});

  return (
    <section
      ref={root}
      className={styles.player}
      aria-label={playerMessages.player(name)}
      aria-busy={state.phase === 'loading'}
    >
      <div className={styles.frame} data-drawer={isDrawerOpen}>
        <PlayerBar
          {...props}
          isSoundOn={isSoundOn}
          isDrawerOpen={isDrawerOpen}
          onRestart={thenClose(commands.restart)}
          {...(isEdited && {
            onStepBack:
              view !== null && view.moves.length > 0 ? thenClose(commands.stepBack) : null,
          })}
          onToggleSound={commands.toggleSound}
          onToggleDrawer={commands.toggleDrawer}
        />
        <div className={styles.body}>
          <div
            className={styles.game}
            data-theme={storyLook.look.theme}
            data-broken={isBroken || undefined}
          >
            {state.phase === 'failed' ? (
              <EngineFailure reason={state.failure ?? ''} onRetry={commands.restart} />
            ) : view === null ? (
              <p className={styles.loading} role="status">
                {playerMessages.loading}
              </p>
            ) : view.isPlayable ? (
              <Stage
                view={view}
                commands={commands}
                root={root}
                isCovered={isCovered}
                isPaused={isHidden || isDrawerOpen || isCovered}
                hasAnimation={hasAnimation}
                look={storyLook.look}
                onMenu={setMenuPage}
              />
            ) : (
              <FailureScreen messages={messages} isEdited={isEdited} onGoToLine={onGoToLine} />
            )}
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
                hasAnimation={hasAnimation}
                story={storyLook}
                onSave={thenClose(commands.save)}
                onLoad={thenClose(commands.load)}
                onQuit={thenClose(() => commands.showScreen('title'))}
                onToggleSound={commands.toggleSound}
                onToggleAnimation={() => setHasAnimation(!hasAnimation)}
                onClose={closeMenu}
              />
            )}
            {hasWindow && (
              <Panel
                title={words.title}
                name={words.title}
                isWindow
                tone="error"
                onClose={() => setDismissed(messages)}
              >
                <StoryMessages messages={complaints} onGoToLine={onGoToLine} />
              </Panel>
            )}
          </div>
          {isDrawerOpen && (
            <Drawer
              inspection={inspection}
              isEmpty={isBroken || view?.isPlayable === false}
              onSetVariable={commands.setVariable}
              onGoTo={commands.goTo}
              watched={watched}
              onWatch={setWatched}
              onClose={commands.toggleDrawer}
            />
          )}
        </div>
        {view && <WatchedVariables names={watched} variables={view.variables} />}
        <SoundCaptions playing={playing} />
        {view?.isPlayable && !isBroken && <Remarks messages={remarks} onGoToLine={onGoToLine} />}
      </div>
      <Announcer view={view} />
    </section>
  );
}

/** Whether a message opens a window; others are listed below the story. */
function isComplaint({ severity, isEngineFailure }: StoryMessage): boolean {
  return severity === 'error' || isEngineFailure;
}
