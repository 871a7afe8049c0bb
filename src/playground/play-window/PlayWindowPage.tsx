import { useEffect, useMemo, useState } from 'react';
import { CommandBus } from '../../base/browser/command-bus';
import { UNDETERMINED } from '../../base/text/language-name';
import { studioMessages } from '../../config/messages/studio';
import { Button } from '../../ui/Button';
import { ShownPlayer } from '../player/ShownPlayer';
import type { GameView } from '../player/engine/game-view';
import type { PlayerActions } from '../player/player-actions';
import type { PlayerCommands } from '../player/state/player-commands';
import { GameWordsContext } from '../player/kit/game-words';
import { translatedGameWords } from '../player/translated-game-words';
import { gameTitle } from '../player/screens/game-title';
import type { ChosenSettings } from '../player/state/player-reducer';
import { hear, OWN_WINDOW_KEY, tell, type WindowStory } from './window-messages';
import * as styles from './PlayWindowPage.module.css';

const words = studioMessages.playWindow;

/** For how many milliseconds the playground may leave the window without an answer. */
const PATIENCE = 5000;

/** How many values each command has: buttons hand over their events as well, which cannot be sent. */
const commandValues: Readonly<Record<keyof PlayerCommands, number>> = {
  choose: 1,
  follow: 1,
  callFunction: 2,
  setVariable: 2,
  start: 0,
  resume: 0,
  continueStory: 0,
  finish: 0,
  closeOverlay: 0,
  save: 1,
  load: 1,
  enterSession: 1,
  removeSession: 1,
  showScreen: 1,
  goTo: 1,
  restart: 0,
  retry: 0,
  stop: 0,
  stepBack: 0,
  toggleSound: 0,
  toggleDrawer: 0,
  set: 1,
  watch: 1,
};

/** The window of its own in which the story of a playground plays: it draws what the playground sends. */
export function PlayWindowPage() {
  const playground = window.opener as Window | null;
  return playground === null ? <NoPlayground /> : <StoryOf playground={playground} />;
}

function StoryOf({ playground }: { playground: Window }) {
  const [story, setStory] = useState<WindowStory | null>(null);
  const [view, setView] = useState<GameView | null>(null);
  const [files, setFiles] = useState<ReadonlyMap<string, Blob>>(() => new Map());
  const [isAlone, setIsAlone] = useState(false);
  const [actions] = useState(() => new CommandBus<PlayerActions>());
  const commands = useMemo(() => {
    const remote = remoteCommands(playground);
    const set: PlayerCommands['set'] = (settings) => {
      // At once: a slider would jump back until the answer comes.
      setStory((now) => now && { ...now, state: withSettings(now.state, settings) });
      remote.set(settings);
    };
    return { ...remote, set };
  }, [playground]);

  useEffect(() => {
    const patience = setTimeout(() => setIsAlone(true), PATIENCE);
    const stop = hear(playground, (message) => {
      clearTimeout(patience);
      if (message.type === 'story') {
        setStory(message.story);
        if (message.view !== undefined) setView(message.view);
      } else if (message.type === 'files') setFiles(message.files);
      else if (message.type === 'action') actions.call(message.action);
    });
    tell(playground, { type: 'ready' });
    return () => {
      clearTimeout(patience);
      stop();
    };
  }, [playground, actions]);
  useCloseKey();

  const name =
    view?.metadata.title === undefined ? (story?.title ?? words.title) : gameTitle(view.metadata);
  useEffect(() => {
    document.title = name;
  }, [name]);

  const { language = UNDETERMINED, dictionary } = story ?? {};
  const spoken = useMemo(() => translatedGameWords(language, dictionary), [language, dictionary]);
  if (story === null) return isAlone ? <NoPlayground /> : null;
  const { state, inspection, hasFiles, editor, title } = story;
  return (
    <div className={styles.window}>
      <GameWordsContext.Provider value={spoken}>
        <ShownPlayer
          {...{ hasFiles, editor, title, language: story.language }}
          playing={{ state: { ...state, view }, inspection, commands }}
          assets={files}
          actions={actions}
          takesFocus
          pageActions={{
            onEdit: () => playground.focus(),
            onClose: () => window.close(),
          }}
          onGoToLine={(file, line) => {
            tell(playground, { type: 'goToLine', file, line });
            playground.focus();
          }}
        />
      </GameWordsContext.Provider>
    </div>
  );
}

function withSettings(
  state: WindowStory['state'],
  settings: Partial<ChosenSettings>,
): WindowStory['state'] {
  return { ...state, settings: { ...state.settings, ...settings } };
}

/** Commands that the playground carries out. */
function remoteCommands(playground: Window): PlayerCommands {
  const send =
    (name: keyof PlayerCommands) =>
    (...values: readonly unknown[]): void => {
      const sent = values.slice(0, commandValues[name]);
      tell(playground, { type: 'command', name, values: sent });
    };
  const names = Object.keys(commandValues) as (keyof PlayerCommands)[];
  return Object.fromEntries(names.map((name) => [name, send(name)])) as unknown as PlayerCommands;
}

/** The key that has opened the window closes it, too. */
function useCloseKey(): void {
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === OWN_WINDOW_KEY && !defaultPrevented) window.close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function NoPlayground() {
  return (
    <div className={styles.alone} role="alert">
      <p>{words.alone}</p>
      <Button kind="primary" onClick={() => window.location.assign(window.location.pathname)}>
        {words.goTo}
      </Button>
    </div>
  );
}
