import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDelayed } from '../../base/browser/use-delayed';
import { studioMessages } from '../../config/messages/studio';
import { Select } from '../../ui/Select';
import { useOpenStory } from '../editor/open-story';
import { useExtras } from '../projects/use-extras';
import { storyLanguage } from '../../ink/story/story-language';
import { shownLanguage } from '../translations/shown-language';
import { usePlayedLanguages } from '../translations/use-story-languages';
import { startPlace, type PlayerStart } from '../player/use-player';
import { startAt, startingPlaces, type NamedPlace } from '../story-edits/start-at';
import * as styles from './PlayFrame.module.css';

const words = studioMessages.frame;

/** Sizes in CSS pixels of common screens, without the browser’s own bars. */
const sizes = {
  phone: { width: 390, height: 700 },
  tablet: { width: 820, height: 1100 },
  desktop: { width: 1280, height: 720 },
};
type Screen = keyof typeof sizes | 'own';
type Scheme = keyof typeof words.schemes;

interface PlayFrameProps {
  /** Where the story begins, now and with each restart. */
  start: PlayerStart;
  onStart: (start: PlayerStart) => void;
  /** The theme that the story sets, whose colours do not follow the page’s; null for none. */
  theme: string | null;
  /** Whether the story plays in a window of its own. */
  isEmpty: boolean;
  children: ReactNode;
}

/**
 * Shows the story as a phone, a tablet or a desktop would, scaled to the available room, in light or dark; from its
 * title screen, as players meet it, if the writer wants to see that.
 */
export function PlayFrame({ start, onStart, theme, isEmpty, children }: PlayFrameProps) {
  const [chosen, setScreen] = useState<Screen>('own');
  const screen = isEmpty ? 'own' : chosen;
  const [scheme, setScheme] = useState<Scheme>('site');
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    if (screen === 'own' || room.current === null) return;
    const { width, height } = sizes[screen];
    const fit = new ResizeObserver(([entry]) => {
      const box = entry?.contentBoxSize[0];
      if (box !== undefined) setScale(Math.min(1, box.inlineSize / width, box.blockSize / height));
    });
    fit.observe(room.current);
    return () => fit.disconnect();
  }, [screen]);

  const size = screen === 'own' ? null : sizes[screen];
  const languages = useLanguageOptions();
  return (
    <>
      <div className={styles.options} data-wraps={languages.codes.length > 0} hidden={isEmpty}>
        <StartOption start={start} onStart={onStart} />
        {languages.codes.length > 0 && <LanguageOption {...languages} />}
        <Options
          name={words.screen}
          texts={words.screens}
          chosen={screen}
          onChoose={setScreen}
          needsRoom
        />
        {theme === null ? (
          <Options
            name={words.colors}
            texts={words.schemes}
            chosen={scheme}
            onChoose={setScheme}
            needsRoom
          />
        ) : (
          <span data-needs-room="" title={words.themeAbout(theme)} className={styles.theme}>
            {words.theme(theme)}
          </span>
        )}
      </div>
      <div ref={room} className={styles.room}>
        <div
          className={styles.screen}
          data-screen={screen}
          data-scheme={theme === null && scheme !== 'site' ? scheme : undefined}
          style={
            size === null
              ? undefined
              : { inlineSize: size.width, blockSize: size.height, flex: 'none', scale: `${scale}` }
          }
        >
          {children}
        </div>
      </div>
    </>
  );
}

/** The languages that the story can be played in besides its own, and which that is; null if nobody has said it. */
function useLanguageOptions() {
  const { codes, language, choose } = usePlayedLanguages();
  const own = storyLanguage(useExtras().extras.config);
  return { own, codes: codes.filter((code) => code !== own), language, choose };
}

function LanguageOption({ own, codes, language, choose }: ReturnType<typeof useLanguageOptions>) {
  return (
    <label className={styles.option}>
      <span className={styles.name}>{studioMessages.languages.language}</span>
      <Select
        isSmall
        className={styles.select}
        title={studioMessages.languages.language}
        value={language ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : target.value)}
      >
        <option value="">
          {own === null ? studioMessages.languages.original : shownLanguage(own)}
        </option>
        {codes.map((code) => (
          <option key={code} value={code} lang={code} dir="auto">
            {shownLanguage(code)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** Before the id of a place, so that none is taken for a screen. */
const PLACE = '-> ';
const TYPING_PAUSE = 500;

/** Where the story begins: as players meet it, or at a place. */
function StartOption({ start, onStart }: Pick<PlayFrameProps, 'start' | 'onStart'>) {
  const { program } = useOpenStory();
  const settled = useDelayed(program, TYPING_PAUSE);
  const places = useMemo(() => startingPlaces(settled), [settled]);
  const place = startPlace(start);
  const { seed } = start;
  return (
    <label className={styles.option}>
      <span className={styles.name}>{words.begin}</span>
      <Select
        isSmall
        className={styles.select}
        title={words.begin}
        value={
          place !== null && places.some(({ id }) => id === place) ? PLACE + place : start.screen
        }
        onChange={({ target: { value } }) =>
          onStart(
            value.startsWith(PLACE)
              ? { ...startAt(value.slice(PLACE.length)), screen: 'game', seed }
              : { screen: value === 'title' ? 'title' : 'game', moves: [], seed },
          )
        }
      >
        {Object.entries(words.begins).map(([screen, text]) => (
          <option key={screen} value={screen}>
            {text}
          </option>
        ))}
        <PlaceOptions places={places} />
      </Select>
    </label>
  );
}

const PlaceOptions = memo(function PlaceOptions({ places }: { places: readonly NamedPlace[] }) {
  if (places.length === 0) return null;
  return (
    <optgroup label={words.places}>
      {places.map(({ id, name }) => (
        <option key={id} value={PLACE + id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
});

interface OptionsProps<Option extends string> {
  name: string;
  texts: Readonly<Record<Option, string>>;
  chosen: Option;
  onChoose: (option: Option) => void;
  /** Whether it is of no use on a small screen. */
  needsRoom?: boolean;
}

function Options<Option extends string>({
  name,
  texts,
  chosen,
  onChoose,
  needsRoom,
}: OptionsProps<Option>) {
  return (
    <label className={styles.option} data-needs-room={needsRoom}>
      <span className={styles.name}>{name}</span>
      <Select
        isSmall
        className={styles.select}
        title={name}
        value={chosen}
        onChange={({ target }) => onChoose(target.value as Option)}
      >
        {Object.entries<string>(texts).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  );
}
