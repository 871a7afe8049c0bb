import { useId, type ReactNode } from 'react';
import { Checkbox } from '../../../ui/Checkbox';
import { Select } from '../../../ui/Select';
import { useAssets } from '../assets/assets-context';
import type { GameSettings } from '../state/settings';
import { FONT_SIZES, fontsFor, isFont, LINE_HEIGHTS, THEMES } from '../state/story-look';
import { useGameWords } from '../kit/game-words';
import * as styles from './MenuSettings.module.css';

const VOLUMES = { min: 0, max: 100, step: 5 };

interface MenuSettingsProps {
  settings: GameSettings;
  isSoundOn: boolean;
  onToggleSound: () => void;
}

/** The settings of the engine’s menu that apply in a web page. */
export function MenuSettings({ settings, isSoundOn, onToggleSound }: MenuSettingsProps) {
  const words = useGameWords().words.menu;
  const { volume, hasAnimation, languageMenu, story, setVolume, toggleAnimation } = settings;
  const { look, ownFont, change } = story;
  const assets = useAssets();
  return (
    <fieldset className={styles.settings}>
      <legend>{words.settings}</legend>
      {languageMenu?.(styles.setting)}
      <Switch name={words.sound} isOn={isSoundOn} onToggle={onToggleSound} />
      <Slider name={words.volume} value={volume} range={VOLUMES} onChange={setVolume} />
      <Choice
        name={words.theme}
        value={look.theme}
        onChange={(value) => change({ theme: THEMES.find((theme) => theme === value) ?? 'site' })}
      >
        {THEMES.map((theme) => (
          <option key={theme} value={theme}>
            {words.themes[theme]}
          </option>
        ))}
      </Choice>
      <Choice name={words.font} value={look.font} onChange={(font) => change({ font })}>
        {fontsFor(ownFont, assets).map((font) => (
          <option key={font} value={font}>
            {isFont(font) ? words.fonts[font] : font}
          </option>
        ))}
      </Choice>
      <Slider
        name={words.fontSize}
        value={look.fontSize}
        range={FONT_SIZES}
        onChange={(fontSize) => change({ fontSize })}
      />
      <Slider
        name={words.lineHeight}
        value={look.lineHeight}
        range={LINE_HEIGHTS}
        onChange={(lineHeight) => change({ lineHeight })}
      />
      <Switch name={words.animation} isOn={hasAnimation} onToggle={toggleAnimation} />
    </fieldset>
  );
}

interface SwitchProps {
  name: string;
  isOn: boolean;
  onToggle: () => void;
}

function Switch({ name, isOn, onToggle }: SwitchProps) {
  return (
    <Checkbox className={styles.toggle} checked={isOn} onChange={onToggle}>
      {name}
    </Checkbox>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ name, value, onChange, children }: ChoiceProps) {
  return (
    <label className={styles.setting}>
      {name}
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </Select>
    </label>
  );
}

interface SliderProps {
  name: string;
  value: number;
  range: { min: number; max: number; step: number };
  onChange: (value: number) => void;
}

function Slider({ name, value, range, onChange }: SliderProps) {
  const { percent } = useGameWords().words.menu;
  const id = useId();
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{name}</label>
      <span className={styles.slider}>
        <input
          {...range}
          id={id}
          type="range"
          value={value}
          aria-valuetext={percent(value)}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <output htmlFor={id}>{percent(value)}</output>
      </span>
    </div>
  );
}
