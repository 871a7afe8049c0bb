import { gameTabMessages } from '../../config/messages/game-tab';
import { Button } from '../../ui/Button';
import { useAssets } from '../player/assets/assets-context';
import { SYSTEM_FONTS, lookStyle, type StoryLook } from '../player/state/story-look';
import { Card, Cards } from './Card';
import type { GameSettings } from './game-settings';
import * as styles from './GameTool.module.css';

const { fonts: words, byHand } = gameTabMessages;

/** The fonts that come with the engine, and not with this site. */
const ENGINE_FONTS = ['Fira Sans', 'Lora', 'Merriweather', 'OpenDyslexic'];

interface FontGalleryProps {
  settings: GameSettings;
  look: StoryLook;
  /** Words of the story to show them with. */
  sample: string;
}

/** Words of the story in each font. */
export function FontGallery({ settings, look, sample }: FontGalleryProps) {
  const { tags, write, isReadOnly } = settings;
  const assets = useAssets();
  const written = tags.get('font') ?? '';
  const own = assets.fonts.map(({ name }) => name);
  const fonts = [...new Set([...own, ...SYSTEM_FONTS.keys()])];
  const isKnown = written === '' || fonts.includes(written) || ENGINE_FONTS.includes(written);
  const card = (name: string, font: string) => (
    <Card
      key={name}
      name={name}
      isChosen={written === font}
      isReadOnly={isReadOnly}
      onChoose={() => write('font', font === written || font === '' ? null : font)}
    >
      <p
        dir="auto"
        className={styles.specimen}
        style={lookStyle({ ...look, font: font || 'site' }, assets)}
      >
        {sample}
      </p>
    </Card>
  );
  return (
    <div className={styles.choice}>
      <h3 className={styles.label}>{words.label}</h3>
      <Cards label={words.label}>
        {card(words.none, '')}
        {fonts.map((name) => card(name, name))}
      </Cards>
      <p className={styles.engineFonts}>
        {words.engineOnly}
        {ENGINE_FONTS.map((name) => (
          <Button
            key={name}
            isSmall
            aria-pressed={written === name}
            disabled={isReadOnly}
            onClick={() => write('font', written === name ? null : name)}
          >
            {name}
          </Button>
        ))}
      </p>
      {!isKnown && <p className={styles.remark}>{byHand(written)}</p>}
      <p className={styles.summary}>{words.about}</p>
    </div>
  );
}
