import { useEffect, useState } from 'react';
import { gameTabMessages } from '../../config/messages/game-tab';
import { poorContrast, type Rgb } from '../../ink/markup/contrast';
import { Button } from '../../ui/Button';
import { useAssets } from '../player/assets/assets-context';
import { backgroundColors } from '../player/images/background-colors';
import { PictureCards } from './PictureCards';
import type { GameSettings } from './game-settings';
import { hexColor, rgbOf, toldContrast, toldRatio } from './told-contrast';
import * as styles from './BackgroundPicker.module.css';
import * as form from './GameTool.module.css';

const { backgrounds: words, ...more } = gameTabMessages;

/** Colours that go with ink and paper. */
const COLORS: Readonly<Record<keyof typeof words.colors, string>> = {
  parchment: '#f6ecd6',
  mist: '#e3e8ec',
  moss: '#dfe8d8',
  rose: '#f1dcd3',
  night: '#243b53',
  forest: '#2f4032',
  wine: '#4b2e39',
};

interface BackgroundPickerProps {
  settings: GameSettings;
  tag: 'background' | 'BACKGROUND' | 'PAGE_BACKGROUND';
  /** The colour of the text on it; null if there is none. */
  text: Rgb | null;
}

/** Chooses a colour or a picture, and tells how well text can be read on it. */
export function BackgroundPicker({ settings, tag, text }: BackgroundPickerProps) {
  const { tags, write, pictures, isReadOnly } = settings;
  const value = tags.get(tag) ?? '';
  const color = hexColor(value);
  const picture = color === null && pictures.includes(value) ? value : null;
  const isFile = value !== '' && !/^CSS\(/i.test(value);
  const paint = (hex: string): void => write(tag, hex === color ? null : `CSS(${hex})`);
  return (
    <div className={form.choice}>
      <h3 className={form.label}>{words[tag]}</h3>
      <div role="group" aria-label={words[tag]} className={styles.colors}>
        <Button
          isSmall
          aria-pressed={value === ''}
          disabled={isReadOnly}
          onClick={() => write(tag, null)}
        >
          {words.none}
        </Button>
        {Object.entries(COLORS).map(([name, hex]) => (
          <Button
            key={name}
            kind="bare"
            className={styles.color}
            style={{ background: hex }}
            aria-label={words.colors[name as keyof typeof COLORS]}
            title={words.colors[name as keyof typeof COLORS]}
            aria-pressed={hex === color}
            disabled={isReadOnly}
            onClick={() => paint(hex)}
          />
        ))}
        <label className={styles.own}>
          <input
            type="color"
            disabled={isReadOnly}
            value={color ?? '#ffffff'}
            onChange={({ target }) => write(tag, `CSS(${target.value})`)}
          />
          {words.own}
        </label>
      </div>
      {pictures.length > 0 && (
        <PictureCards
          size="small"
          label={words[tag]}
          pictures={pictures}
          chosen={picture}
          isReadOnly={isReadOnly}
          onChoose={(path) => write(tag, path)}
        />
      )}
      {value !== '' && color === null && picture === null && (
        <p className={form.remark}>{isFile ? more.pictures.missing(value) : more.byHand(value)}</p>
      )}
      <p role="status" className={form.said}>
        {text !== null && color !== null && toldContrast(text, rgbOf(color))}
        {text !== null && picture !== null && <OnPicture path={picture} text={text} />}
      </p>
    </div>
  );
}

/** How well text can be read on a picture, once its colours are known. */
function OnPicture({ path, text }: { path: string; text: Rgb }) {
  const { find } = useAssets();
  const [told, setTold] = useState('');
  useEffect(() => {
    let isStale = false;
    const tell = (colors: readonly Rgb[]): void => {
      const poor = poorContrast(text, colors);
      if (isStale || colors.length === 0) return;
      setTold(poor === null ? more.goodPicture : more.poorPicture(toldRatio(poor)));
    };
    // A picture that cannot be drawn has no colours.
    backgroundColors(path, { find }).then(tell, () => undefined);
    return () => {
      isStale = true;
    };
  }, [path, text, find]);
  return <>{told}</>;
}
