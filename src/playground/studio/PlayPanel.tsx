import { useMemo } from 'react';
import { studioMessages } from '../../config/messages/studio';
import { useOpenStory } from '../editor/open-story';
import { useProjectFiles } from '../files/project-files';
import { Notice } from '../pane/Notice';
import { PlayPane, type PlayPaneProps } from '../pane/PlayPane';
import { SentPlayer } from '../play-window/SentPlayer';
import type { usePlayWindow } from '../play-window/use-play-window';
import { ShownPlayer } from '../player/ShownPlayer';
import { GameWordsContext } from '../player/kit/game-words';
import { ownTheme } from '../player/state/story-look';
import type { PlayerStart } from '../player/use-player';
import { useOpenProject } from '../projects/store/use-project-manager';
import { useExtras } from '../projects/use-extras';
import { usePlayedLanguages } from '../translations/use-story-languages';
import { PlayFrame } from './PlayFrame';
import { tabPanel } from './StudioTabs';
import * as styles from './Studio.module.css';

interface PlayPanelProps extends Pick<PlayPaneProps, 'engine' | 'view' | 'onView' | 'actions'> {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  story: Pick<PlayPaneProps, 'title' | 'compiled'>;
  /** How it is shared: whether by buttons elsewhere, and what a link leaves out. */
  sharing: Pick<PlayPaneProps, 'isShareElsewhere' | 'leftOut'>;
  start: PlayerStart;
  onStart: (start: PlayerStart) => void;
  onGoToLine: NonNullable<PlayPaneProps['onGoToLine']>;
  playWindow: ReturnType<typeof usePlayWindow>;
}

/** The story as it plays, here or in a window of its own. */
export function PlayPanel({
  id,
  story,
  sharing,
  start,
  onStart,
  playWindow,
  view,
  ...props
}: PlayPanelProps) {
  const { program } = useOpenStory();
  const { state } = useOpenProject();
  const { files } = useProjectFiles();
  const { extras } = useExtras();
  const { played, language, words, dictionary, offer, isFailed } = usePlayedLanguages();
  const translated = useMemo(() => ({ program: played, language }), [played, language]);
  const { opened: target } = playWindow;
  return (
    <div {...tabPanel(id, 'play')} className={styles.play}>
      <Notice onClose={playWindow.dismiss}>
        {playWindow.isBlocked ? <p>{studioMessages.playWindow.blocked}</p> : null}
      </Notice>
      {isFailed && <p role="alert">{studioMessages.languages.notLoaded}</p>}
      <PlayFrame
        start={start}
        onStart={onStart}
        theme={ownTheme(view?.metadata.theme)}
        isEmpty={target !== null}
      >
        <PlayPane
          {...story}
          name={state.name}
          assets={files}
          config={extras.config}
          program={program}
          played={translated}
          offerLanguages={offer}
          {...sharing}
          {...props}
          view={view}
          start={start}
          isEdited
          address={() => new URL(window.location.pathname, window.location.href)}
          renderPlayer={(running) =>
            target === null ? (
              <GameWordsContext.Provider value={words}>
                <ShownPlayer {...running} />
              </GameWordsContext.Provider>
            ) : (
              <SentPlayer
                target={target}
                player={running}
                playWindow={playWindow}
                dictionary={dictionary}
              />
            )
          }
        />
      </PlayFrame>
    </div>
  );
}
