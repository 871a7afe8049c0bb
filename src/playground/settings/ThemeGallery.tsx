import { gameTabMessages } from '../../config/messages/game-tab';
import { ENGINE_THEMES, isEngineTheme, THEME_COLORS } from '../../ink/story/engine-themes';
import { StillGame } from '../player/StillGame';
import type { GameView } from '../player/engine/game-view';
import type { StoryLook } from '../player/state/story-look';
import { Card, Cards } from './Card';
import type { GameSettings } from './game-settings';
import { firstSceneView } from './still-views';
import { hexColor, rgbOf, toldContrast } from './told-contrast';
import * as styles from './GameTool.module.css';

const { themes: words, unknownTheme } = gameTabMessages;

interface ThemeGalleryProps {
  settings: GameSettings;
  view: GameView | null;
  /** How the game looks now. */
  look: StoryLook;
}

/** The story’s own first scene in each theme. */
export function ThemeGallery({ settings, view, look }: ThemeGalleryProps) {
  const { tags, write, isReadOnly } = settings;
  const written = tags.get('theme') ?? '';
  const still = firstSceneView(view, tags);
  const { text, paper } = THEME_COLORS[isEngineTheme(written) ? written : 'light'];
  const behind = hexColor(tags.get('BACKGROUND') ?? '');
  return (
    <div className={styles.choice}>
      <h3 className={styles.label}>{words.label}</h3>
      <Cards size="large" label={words.label}>
        {(['none', ...ENGINE_THEMES] as const).map((theme) => (
          <Card
            key={theme}
            name={words.names[theme]}
            isChosen={written === (theme === 'none' ? '' : theme)}
            isReadOnly={isReadOnly}
            onChoose={() => write('theme', theme === 'none' ? null : theme)}
          >
            <StillGame
              view={still}
              look={{ ...look, theme: theme === 'none' ? 'site' : theme }}
              className={styles.still}
            />
          </Card>
        ))}
      </Cards>
      {written !== '' && !isEngineTheme(written) && (
        <p className={styles.remark}>{unknownTheme(written)}</p>
      )}
      <p role="status" className={styles.said}>
        {toldContrast(text, behind === null ? paper : rgbOf(behind))}
      </p>
      <p className={styles.summary}>{words.about}</p>
    </div>
  );
}
