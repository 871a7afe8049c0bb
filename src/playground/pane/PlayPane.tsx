import { useMemo, useState } from 'react';
import { useCommands } from '../../base/browser/command-bus';
import { lazyComponent } from '../../base/browser/lazy-component';
import { useDelayed } from '../../base/browser/use-delayed';
import { workshopMessages as words } from '../../config/messages/workshop';
import { storyLanguage } from '../../ink/story/story-language';
import type { StoryProgram } from '../../ink/story/story-program';
import { Player, type PlayerProps } from '../player/Player';
import type { GameView } from '../player/engine/game-view';
import type { Engine } from '../player/engine/client';
import type { DownloadDialogProps } from '../download/DownloadDialog';
import type { ShareDialogProps } from '../share/ShareDialog';
import { usePlayedProgram } from './use-played-program';
import * as styles from './Workshop.module.css';

const DownloadDialog = lazyComponent<DownloadDialogProps>(
  () => import('../download/DownloadDialog').then((module) => module.DownloadDialog),
  { failureTitle: words.downloadNotLoaded },
);

const ShareDialog = lazyComponent<ShareDialogProps>(
  () => import('../share/ShareDialog').then((module) => module.ShareDialog),
  { failureTitle: words.shareNotLoaded },
);

const noAssets: ReadonlyMap<string, Blob> = new Map();
const noLanguages: NonNullable<DownloadDialogProps['languages']> = [];

/** How long to wait after the last key press before the story is played again, in milliseconds. */
const TYPING_PAUSE = 350;

export interface PlayPaneProps extends Pick<
  PlayerProps,
  | 'assets'
  | 'start'
  | 'takesFocus'
  | 'isEdited'
  | 'actions'
  | 'onEdit'
  | 'onClose'
  | 'onGoToLine'
  | 'renderPlayer'
> {
  /** What plays it. */
  engine: Engine;
  /** The program to play, which may change with every key press. */
  program: StoryProgram;
  /** What is played of it, in another language; left out if that is the original. */
  played?: { program: StoryProgram; language: string | null };
  /** The program of which the site has a compiled version: the original, unless a reader brought it. */
  compiled: StoryProgram | null;
  /** What it is called. */
  title: string;
  /** The name that its writer gave it; left out for what is not a writer’s own, and is shown as in the engine. */
  name?: string | null;
  /** What the player shows; null before it has loaded. */
  view: GameView | null;
  onView: (view: GameView) => void;
  /** What the author says in the engine’s configuration. */
  config?: DownloadDialogProps['config'];
  /** Looks at all texts of the story, to say which translations it has. */
  offerLanguages?: () => NonNullable<DownloadDialogProps['languages']>;
  /** The page that shared links lead to, without its hash. */
  address: () => URL;
  /** Whether the page has buttons of its own for links and downloads. */
  isShareElsewhere?: boolean;
  /** Tells what a link leaves out of the story, or null. */
  leftOut?: () => Promise<string | null>;
}

/** A running story, with the windows in which it is shared and downloaded. */
export function PlayPane({
  engine,
  program,
  played: translated,
  name,
  compiled,
  view,
  address,
  leftOut,
  isShareElsewhere = false,
  config = {},
  offerLanguages,
  ...player
}: PlayPaneProps) {
  const inOriginal = useMemo(() => ({ program, language: null }), [program]);
  const settled = useDelayed(translated ?? inOriginal, TYPING_PAUSE);
  const own = usePlayedProgram(settled.program, compiled);
  const { language } = settled;
  const played = useMemo(
    () => (own === null || language === null ? own : { ...own, language }),
    [own, language],
  );
  const [opened, setOpened] = useState<'share' | 'download' | null>(null);
  // Only for a window: it looks at all texts of the story.
  const languages = useMemo(
    () => (opened === null ? noLanguages : (offerLanguages?.() ?? noLanguages)),
    [opened, offerLanguages],
  );
  const files = player.assets ?? noAssets;
  // A window that gives way to another is closed after that has opened.
  const close = (name: typeof opened) => (): void =>
    setOpened((current) => (current === name ? null : current));

  useCommands(player.actions ?? null, {
    share: () => setOpened('share'),
    download: () => setOpened('download'),
  });

  return (
    <div className={styles.play} data-play="">
      <Player
        {...player}
        language={language ?? storyLanguage(config) ?? undefined}
        engine={engine}
        program={played}
        name={name === undefined ? undefined : player.title}
        {...(!isShareElsewhere && {
          onShare: () => setOpened('share'),
          onDownload: () => setOpened('download'),
        })}
      />
      {opened === 'share' && (
        <ShareDialog
          program={program}
          name={name ?? null}
          assets={files}
          config={config}
          languages={languages}
          view={view}
          engine={engine}
          address={address}
          leftOut={leftOut}
          onDownload={() => setOpened('download')}
          onClosed={close('share')}
        />
      )}
      {opened === 'download' && (
        <DownloadDialog
          program={settled.program === program && played !== null ? played : program}
          name={name ?? null}
          assets={files}
          config={config}
          engine={engine}
          languages={languages}
          onGoToLine={player.onGoToLine}
          onClosed={close('download')}
        />
      )}
    </div>
  );
}
