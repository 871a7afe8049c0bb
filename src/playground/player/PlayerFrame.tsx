import { useRef } from 'react';
import { useCommands, type CommandBus } from '../../base/browser/command-bus';
import { lazyComponent } from '../../base/browser/lazy-component';
import { gameMessages } from '../../config/messages/game';
import { playerMessages } from '../../config/messages/player';
import { Announcer } from './Announcer';
import { GameScreen, type EditorBeside } from './GameScreen';
import { PlayerBar, type PageActions } from './PlayerBar';
import type { DrawerProps } from './drawer/Drawer';
import { WatchedVariables } from './drawer/WatchedVariables';
import type { SoundCue } from './engine/game-view';
import type { PlayerActions } from './player-actions';
import { Remarks } from './screens/Remarks';
import { gameTitle } from './screens/game-title';
import { SoundCaptions } from './sound/SoundCaptions';
import { LoudnessProvider } from './sound/sound-context';
import { createTonePlayer } from './sound/tone-player';
import { useLoudnessOf } from './sound/use-loudness-of';
import { useStorySound } from './sound/use-story-sound';
import { gameSettings } from './state/settings';
import { useGameMenu } from './state/use-game-menu';
import type { Playing } from './use-player';
import { useRemarks } from './use-remarks';
import { useStoryFocus } from './use-story-focus';
import * as styles from './PlayerFrame.module.css';

const Drawer = lazyComponent<DrawerProps>(() =>
  import('./drawer/Drawer').then((module) => module.Drawer),
);

const noCues: SoundCue[] = [];

export interface PlayerFrameProps {
  playing: Playing;
  /** What other parts of the page ask of it. */
  actions?: CommandBus<PlayerActions> | undefined;
  pageActions: PageActions;
  editor?: EditorBeside | null;
  /** The name shown if the story has no title. */
  title?: string | undefined;
  /** The story’s language, if it is known. */
  language?: string | undefined;
  /** Whether the first action of the first scene takes the focus if nothing else has it. */
  takesFocus?: boolean;
  onGoToLine?: ((file: string | null, line: number) => void) | undefined;
}

/** A running story, with everything that this site adds around it. */
export function PlayerFrame({ playing, pageActions, editor = null, ...props }: PlayerFrameProps) {
  const { title, language, takesFocus, onGoToLine } = props;
  const { state, inspection } = playing;
  const { view, broken, isDrawerOpen, isSoundOn, watched } = state;
  const root = useRef<HTMLElement>(null);
  const commands = useStoryFocus(root, view, playing.commands, takesFocus);
  const menu = useGameMenu(playerMessages.memory);
  const settings = gameSettings(state, commands);
  const loudness = useLoudnessOf(isSoundOn, settings.volume);
  const sounds = useStorySound(view?.cues ?? noCues, loudness, createTonePlayer);
  const remarks = useRemarks(view, settings.story, editor !== null);
  const isBroken = broken !== null;
  const canStepBack = view !== null && view.moves.length > 0;
  const own = {
    restart: menu.closing(commands.restart),
    stepBack: canStepBack ? menu.closing(commands.stepBack) : () => undefined,
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
      aria-label={gameMessages.player(name)}
      aria-busy={state.phase === 'loading'}
    >
      <div className={styles.frame} data-drawer={isDrawerOpen}>
        <PlayerBar
          pageActions={pageActions}
          isSoundOn={isSoundOn}
          isDrawerOpen={isDrawerOpen}
          onRestart={own.restart}
          {...(editor !== null && { onStepBack: canStepBack ? own.stepBack : null })}
          onToggleSound={own.sound}
          onToggleDrawer={own.engine}
        />
        <div className={styles.body}>
          <LoudnessProvider value={loudness}>
            <GameScreen
              state={state}
              commands={commands}
              root={root}
              settings={settings}
              menu={menu}
              language={language}
              isPaused={isDrawerOpen}
              editor={editor}
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
              onWatch={commands.watch}
              onClose={commands.toggleDrawer}
            />
          )}
        </div>
        {view && <WatchedVariables names={watched} variables={view.variables} />}
        <SoundCaptions playing={sounds} onTurnOn={isSoundOn ? null : commands.toggleSound} />
        {view?.isPlayable && !isBroken && <Remarks messages={remarks} onGoToLine={onGoToLine} />}
      </div>
      <Announcer view={view} />
    </section>
  );
}
