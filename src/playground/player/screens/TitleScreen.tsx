import { Fragment, type ReactNode } from 'react';
import { safeLength } from '../../../ink/markup/safe-style';
import { safeUrl } from '../../../ink/markup/safe-url';
import { ChoiceButton } from '../../../ui/ChoiceButton';
import type { GameSession, GameView, Tags } from '../engine/game-view';
import { StoryImage } from '../images/StoryImage';
import type { LanguageMenu } from '../state/settings';
import { SessionList } from './SessionList';
import { gameTitle } from './game-title';
import { loadableSaves } from './loadable-saves';
import { useGameWords } from '../kit/game-words';
import * as styles from './TitleScreen.module.css';

interface TitleScreenProps {
  view: GameView;
  languageMenu: LanguageMenu | null;
  onContinue: () => void;
  onStart: () => void;
  onLoad: () => void;
  onAbout: () => void;
  onEnterSession: (session: GameSession) => void;
  onRemoveSession: (id: string) => void;
}

/** The game’s cover and its start menu. */
export function TitleScreen(props: TitleScreenProps) {
  const {
    words: { title: words },
    ownWords,
  } = useGameWords();
  const { view, languageMenu, onContinue, onStart, onLoad, onAbout } = props;
  const { metadata, canResume, about, sessions } = view;
  return (
    <div className={styles.screen}>
      <div className={styles.cover}>{coverParts(metadata)}</div>
      <div className={styles.buttons} {...ownWords}>
        {sessions === null ? (
          <>
            {canResume && <TitleButton name={words.continue} onPress={onContinue} />}
            <TitleButton name={words.newGame} onPress={onStart} />
            {loadableSaves(view).length > 0 && <TitleButton name={words.load} onPress={onLoad} />}
          </>
        ) : (
          <SessionList
            sessions={sessions}
            onEnter={props.onEnterSession}
            onRemove={props.onRemoveSession}
          />
        )}
        {about !== null && <TitleButton name={words.about} onPress={onAbout} />}
        {languageMenu?.(styles.language)}
      </div>
    </div>
  );
}

interface TitleButtonProps {
  name: string;
  onPress: () => void;
}

function TitleButton({ name, onPress }: TitleButtonProps) {
  return (
    <ChoiceButton data-first="" onClick={onPress}>
      {name}
    </ChoiceButton>
  );
}

/** Cover, title and author in the order of `title_screen_layout`; unknown names are ignored. */
function coverParts(metadata: Tags): ReactNode {
  const { title_screen_layout: layout, author } = metadata;
  const names = typeof layout === 'string' ? layout.split(',') : ['cover', 'title', 'author'];
  const parts: Readonly<Record<string, ReactNode>> = {
    cover: coverPicture(metadata),
    title: (
      <p dir="auto" className={styles.title}>
        {gameTitle(metadata)}
      </p>
    ),
    author: typeof author === 'string' && (
      <p dir="auto" className={styles.author}>
        {author}
      </p>
    ),
  };
  return names
    .map((name) => name.trim())
    .filter((name) => Object.hasOwn(parts, name))
    .map((name, place) => <Fragment key={place}>{parts[name]}</Fragment>);
}

/** The picture of `cover: path width`; the engine does not support spaces in the path. */
function coverPicture({ cover }: Tags): ReactNode {
  if (typeof cover !== 'string') return null;
  const [source = '', width] = cover.trim().split(/\s+/);
  const length = safeLength(width);
  return (
    <StoryImage
      source={{ source, url: safeUrl(source) }}
      look="tag"
      style={length === null ? undefined : { width: length, maxBlockSize: 'none' }}
    />
  );
}
