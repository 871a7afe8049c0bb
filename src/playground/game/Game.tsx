import { useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import { languageDirection } from '../../base/text/language-direction';
import { UNDETERMINED } from '../../base/text/language-name';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { classNames } from '../../ui/class-names';
import { Announcer } from '../player/Announcer';
import { GameScreen } from '../player/GameScreen';
import type { GameView, SoundCue } from '../player/engine/game-view';
import { IconButton } from '../player/kit/IconButton';
import { GameWordsContext } from '../player/kit/game-words';
import { LanguageSelect, type LanguageChoice } from '../player/screens/LanguageSelect';
import { gameTitle } from '../player/screens/game-title';
import { LoudnessProvider } from '../player/sound/sound-context';
import { useLoudnessOf } from '../player/sound/use-loudness-of';
import { useStorySound } from '../player/sound/use-story-sound';
import type { PlayerState } from '../player/state/player-reducer';
import { gameSettings, useKeptSettings, type SettingsStore } from '../player/state/settings';
import { schemeOf } from '../player/state/story-look';
import { useGameMenu } from '../player/state/use-game-menu';
import { translatedGameWords } from '../player/translated-game-words';
import { useNamedPlaying } from '../player/use-named-playing';
import { usePlayer, type PlayerEngine, type PlayerStart } from '../player/use-player';
import { useStoryFocus } from '../player/use-story-focus';
import type { GameVersions } from './game-versions';
import { messagesInGame } from './messages-in-game';
import { NoteBar } from './notes/NoteBar';
import { useNotes, type NotesStore } from './notes/use-notes';
import { useLanguages } from './use-languages';
import * as frame from '../player/PlayerFrame.module.css';
import * as styles from './Game.module.css';

const noCues: SoundCue[] = [];

export interface GameProps {
  engine: PlayerEngine;
  versions: GameVersions;
  start: PlayerStart;
  settings: SettingsStore;
  /** Whether the page is nothing but the game, and thus in its language. */
  isWholePage: boolean;
  /** Whether saves outlive the page. */
  isKept: boolean;
  /** Where the notes of a tester outlive the page; null if the game is not for testers. */
  notes: NotesStore | null;
}

/** A game that has the whole window. */
export function Game({
  engine,
  versions,
  start,
  settings: store,
  isWholePage,
  isKept,
  notes,
}: GameProps) {
  const { language: kept, ...settled } = { isSoundOn: true, ...store.first };
  const { version, chosen, choice } = useLanguages(versions, kept);
  const { code, program, name, words: own } = version;
  const spoken = useMemo(() => translatedGameWords(code, own), [code, own]);
  const { words, ownWords } = spoken;
  const playing = useNamedPlaying(usePlayer(engine, program, start, settled), name);
  const state = useMemo(() => messagesInGame(playing.state), [playing.state]);
  const { view, isSoundOn } = state;
  // Keys work wherever the focus is.
  const root = useRef<HTMLElement>(document.body);
  const commands = useStoryFocus(root, view, playing.commands);
  const menu = useGameMenu(isKept ? null : words.menu.notKept);
  const [isNoting, setIsNoting] = useState(false);
  const [isNoticeClosed, setIsNoticeClosed] = useState(false);
  const languageMenu =
    choice && ((className?: string) => <LanguageSelect languages={choice} className={className} />);
  const settings = gameSettings(state, commands, languageMenu);
  useKeptSettings(state, store, chosen);
  const loudness = useLoudnessOf(isSoundOn, settings.volume);
  useStorySound(view?.cues ?? noCues, loudness, null);
  useMenuKey(() => menu.open('main'));
  usePageScheme(schemeOf(settings.story.look.theme));
  useOriginal(playing.state, choice);
  const isMarked = choice !== null;
  usePageLanguage(isWholePage && isMarked ? code : null);
  const title = gameTitle(view?.metadata ?? {});
  const isOpen = view !== null;
  useEffect(() => {
    if (isOpen) document.title = title;
  }, [isOpen, title]);

  return (
    <GameWordsContext.Provider value={spoken}>
      {/* Outside of the player, whose styles would show it. */}
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <section
        className={classNames(frame.player, styles.window, notes !== null && styles.withBar)}
        aria-label={words.player(title)}
        aria-busy={state.phase === 'loading'}
        {...(isMarked && { lang: code, dir: languageDirection(code) })}
      >
        <LoudnessProvider value={loudness}>
          <GameScreen
            state={state}
            commands={commands}
            root={root}
            settings={settings}
            menu={menu}
            language={isWholePage || code === UNDETERMINED ? undefined : code}
            isPaused={isNoting}
          />
        </LoudnessProvider>
        {!isKept && !isNoticeClosed && (
          <div role="status" className={styles.notice} {...ownWords}>
            <p>{words.menu.notKept}</p>
            <IconButton
              icon="close"
              name={words.story.close}
              onClick={() => setIsNoticeClosed(true)}
            />
          </div>
        )}
        <Announcer view={view} />
      </section>
      {notes !== null && (
        <GameNotes
          view={view}
          language={program.language ?? null}
          title={title}
          store={notes}
          onOpen={setIsNoting}
        />
      )}
    </GameWordsContext.Provider>
  );
}

interface GameNotesProps {
  view: GameView | null;
  /** Null for the original. */
  language: string | null;
  title: string;
  store: NotesStore;
  onOpen: (isOpen: boolean) => void;
}

function GameNotes({ view, language, title, store, onOpen }: GameNotesProps) {
  return <NoteBar title={title} notes={useNotes(view, language, store)} onOpen={onOpen} />;
}

/** Goes back to the original from a translation that cannot be played: there would be no menu to do so. */
function useOriginal({ view, broken }: PlayerState, choice: LanguageChoice | null): void {
  const isBroken = broken !== null || view?.isPlayable === false;
  const [original] = choice?.codes ?? [];
  const isOriginal = choice?.current === original;
  const choose = useLatest(choice?.choose);
  useEffect(() => {
    if (isBroken && !isOriginal && original !== undefined) choose.current?.(original);
  }, [isBroken, isOriginal, original, choose]);
}

/** Gives the page the language of the game; null leaves it as it is. */
function usePageLanguage(code: string | null): void {
  useEffect(() => {
    if (code === null) return;
    document.documentElement.lang = code;
    document.documentElement.dir = languageDirection(code);
  }, [code]);
}

/** Gives the page the colours of the game, which fills it. */
function usePageScheme(scheme: string | undefined): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (scheme !== undefined) dataset.scheme = scheme;
    return () => {
      delete dataset.scheme;
    };
  }, [scheme]);
}

/** Escape opens the menu, as in the engine, unless a panel takes it to close. */
function useMenuKey(open: () => void): void {
  const current = useLatest(open);
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      const isOpen =
        document.querySelector('dialog, [role="dialog"], [role="alertdialog"]') !== null;
      if (key === 'Escape' && !defaultPrevented && !isOpen) current.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [current]);
}
