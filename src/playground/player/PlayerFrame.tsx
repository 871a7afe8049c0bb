import { useRef, useState } from 'react';
import { useCommands, type CommandBus } from '../../base/browser/command-bus';
import { lazyComponent } from '../../base/browser/lazy-component';
import { playerMessages } from '../../config/messages/player';
import { Announcer } from './Announcer';
import { GameScreen, isComplaint } from './GameScreen';
import { PlayerBar } from './PlayerBar';
import type { DrawerProps } from './drawer/Drawer';
import { WatchedVariables } from './drawer/WatchedVariables';
import type { Inspection, SoundCue } from './engine/game-view';
import type { PlayerActions } from './player-actions';
import type { PlayerCommands } from './player-commands';
import type { MenuPage } from './screens/ApplicationMenu';
import { Remarks } from './screens/Remarks';
import { gameTitle } from './screens/game-title';
import { useSettings } from './settings';
import { SoundCaptions } from './sound/SoundCaptions';
import { LoudnessProvider } from './sound/sound-context';
import { createTonePlayer } from './sound/tone-player';
import { useLoudnessOf } from './sound/use-loudness-of';
import { useStorySound } from './sound/use-story-sound';
import type { PlayerState } from './state/player-reducer';
import { storyLook } from './story-look';
import { useDifferences } from './use-differences';
import { useStoryFocus } from './use-story-focus';
import * as styles from './PlayerFrame.module.css';

const Drawer = lazyComponent<DrawerProps>(() =>
  import('./drawer/Drawer').then((module) => module.Drawer),
);

const noCues: SoundCue[] = [];
const noTags = {};

export interface PlayerFrameProps {
  state: PlayerState;
  /** What the drawer shows; null while it is closed or loading. */
  inspection: Inspection | null;
  commands: PlayerCommands;
  /** What other parts of the page ask of it. */
  actions?: CommandBus<PlayerActions> | undefined;
  /** The name shown if the story has no title. */
  title?: string | undefined;
  /** The story’s language, if it is known. */
  language?: string | undefined;
  /** Whether the first action of the first scene takes the focus if nothing else has it. */
  takesFocus?: boolean;
  /** Whether an editor beside the player shows the text and its errors. */
  isEdited?: boolean;
  /** Whether nothing is written in it yet. */
  isBlank?: boolean;
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
  const { volume, hasAnimation, look, ...settings } = useSettings(isSoundOn);
  const story = storyLook(view?.metadata ?? noTags, look, settings.setLook);
  const loudness = useLoudnessOf(isSoundOn, volume);
  const playing = useStorySound(view?.cues ?? noCues, loudness, createTonePlayer);
  const differences = useDifferences(view, story);
  // An editor beside the player lists the messages itself.
  const messages = isEdited ? [] : (view?.messages ?? []);
  const remarks = [...messages.filter((message) => !isComplaint(message)), ...differences];
  const isBroken = broken !== null;
  const thenClose = (command: () => void) => () => {
    setMenuPage(null);
    command();
  };
  const canStepBack = view !== null && view.moves.length > 0;
  const own = {
    restart: thenClose(commands.restart),
    stepBack: canStepBack ? thenClose(commands.stepBack) : () => undefined,
    sound: commands.toggleSound,
    engine: commands.toggleDrawer,
  };
  useCommands(props.actions ?? null, own);
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
          onRestart={own.restart}
          {...(isEdited && { onStepBack: canStepBack ? own.stepBack : null })}
          onToggleSound={own.sound}
          onToggleDrawer={own.engine}
        />
        <div className={styles.body}>
          <LoudnessProvider value={loudness}>
            <GameScreen
              state={state}
              commands={commands}
              root={root}
              story={story}
              volume={volume}
              hasAnimation={hasAnimation}
              menuPage={menuPage}
              isPaused={isDrawerOpen}
              language={props.language}
              isEdited={isEdited}
              isBlank={props.isBlank}
              saveNote={playerMessages.menu.memory}
              onMenu={setMenuPage}
              onVolume={settings.setVolume}
              onToggleAnimation={() => settings.setHasAnimation(!hasAnimation)}
              onGoToLine={onGoToLine}
            />
          </LoudnessProvider>
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
        <SoundCaptions playing={playing} onTurnOn={isSoundOn ? null : commands.toggleSound} />
        {view?.isPlayable && !isBroken && <Remarks messages={remarks} onGoToLine={onGoToLine} />}
      </div>
      <Announcer view={view} />
    </section>
  );
}
