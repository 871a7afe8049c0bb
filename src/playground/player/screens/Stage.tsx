import { useMemo, type RefObject } from 'react';
import { useAssets } from '../assets/assets-context';
import type { GameView } from '../engine/game-view';
import { backgroundStyle } from '../images/background-style';
import { useGameWords } from '../kit/game-words';
import { StoryPlaceProvider, type StoryPlace } from '../kit/story-context';
import type { PlayerCommands } from '../state/player-commands';
import type { LanguageMenu } from '../state/settings';
import { lookStyle, type StoryLook } from '../state/story-look';
import { StoryScreen } from '../story/StoryScreen';
import { AboutScreen } from './AboutScreen';
import { OverlayPanel } from './OverlayPanel';
import { StoryToolbar } from './StoryToolbar';
import { TitleScreen } from './TitleScreen';
import * as styles from './Stage.module.css';

interface StageProps {
  view: GameView;
  commands: PlayerCommands;
  root: RefObject<HTMLElement>;
  /** Whether a panel of the player covers the story. */
  isCovered: boolean;
  isPaused: boolean;
  hasAnimation: boolean;
  look: StoryLook;
  language: string | undefined;
  languageMenu?: LanguageMenu | null;
  onMenu: (page: 'main' | 'load') => void;
}

/** The game as players see it: toolbar, screen, overlay, and the backgrounds behind them. */
export function Stage(props: StageProps) {
  const { words, ownWords } = useGameWords();
  const { view, commands, root, isPaused, hasAnimation, look, language, onMenu } = props;
  const { variables, overlay, metadata, screen } = view;
  const isCovered = props.isCovered || overlay !== null;
  const place = useMemo<StoryPlace>(
    () => ({ kind: 'live', variables, actions: commands }),
    [variables, commands],
  );
  const assets = useAssets();
  const page = backgroundStyle(view.pageBackground, assets);
  const column = backgroundStyle(view.background, assets);
  const missing = [page?.missingFile, column?.missingFile].filter((file) => file != null);
  return (
    <StoryPlaceProvider value={place}>
      <div className={styles.stage} style={page?.style} data-page={page !== null} lang={language}>
        <div
          className={styles.column}
          style={{ ...column?.style, ...lookStyle(look, assets) }}
          data-background={column !== null}
          data-scheme={column !== null && look.theme === 'site' ? 'light' : undefined}
        >
          {/* Content under a panel is inert. */}
          <div className={styles.game} {...(isCovered && covered)}>
            <StoryToolbar view={view} onMenu={() => onMenu('main')} />
            {screen === 'title' && (
              <TitleScreen
                view={view}
                languageMenu={props.languageMenu ?? null}
                onContinue={commands.resume}
                onStart={commands.start}
                onLoad={() => onMenu('load')}
                onAbout={() => commands.showScreen('about')}
                onEnterSession={({ id, state }) => {
                  commands.enterSession(id);
                  if (state === 'saved') onMenu('load');
                }}
                onRemoveSession={commands.removeSession}
              />
            )}
            {screen === 'about' && (
              <AboutScreen lines={view.about ?? []} onBack={() => commands.showScreen('title')} />
            )}
            {screen === 'game' && (
              <StoryScreen
                turnKey={`${turnsTaken(view)}`}
                scenes={view.scenes}
                metadata={metadata}
                root={root}
                isCovered={isCovered}
                isPaused={isPaused || isCovered}
                hasAnimation={hasAnimation}
                onContinue={commands.continueStory}
                onEnd={commands.finish}
              />
            )}
          </div>
          {missing.length > 0 && (
            <p className={styles.missing} {...ownWords}>
              {missing.map((file) => words.story.background(file)).join(' ')}
            </p>
          )}
          {overlay && (
            <OverlayPanel
              key={overlay.functionName}
              overlay={overlay}
              onClose={commands.closeOverlay}
            />
          )}
        </div>
      </div>
    </StoryPlaceProvider>
  );
}

/** React 18 does not know the attribute, and passes it on unchanged. */
const covered = { inert: '' };

/** How many moves advanced the story; fields and buttons do not. */
function turnsTaken({ moves }: GameView): number {
  return moves.filter((move) => typeof move !== 'object' || 'follow' in move || 'goTo' in move)
    .length;
}
