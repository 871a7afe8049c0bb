import { useState, type ReactNode } from 'react';
import { useCommands } from '../../base/browser/command-bus';
import { lazyComponent } from '../../base/browser/lazy-component';
import { workshopMessages as words } from '../../config/messages/workshop';
import { storyLanguage } from '../../ink/story/story-language';
import type { StoryProgram } from '../../ink/story/story-program';
import { Field } from '../../ui/Field';
import { Player, type PlayerProps } from '../player/Player';
import type { GameView } from '../player/engine/game-view';
import { useEngine } from '../player/engine/use-engine';
import { Notice } from './Notice';
import type { DownloadDialogProps } from '../download/DownloadDialog';
import { useDelayed } from './use-delayed';
import { usePlayedProgram } from './use-played-program';
import * as styles from './Workshop.module.css';

const DownloadDialog = lazyComponent<DownloadDialogProps>(
  () => import('../download/DownloadDialog').then((module) => module.DownloadDialog),
  { failureTitle: words.downloadNotLoaded },
);

const noAssets: ReadonlyMap<string, Blob> = new Map();

/** How long to wait after the last key press before the story is played again, in milliseconds. */
const TYPING_PAUSE = 350;

export interface PlayPaneProps extends Pick<
  PlayerProps,
  'assets' | 'start' | 'takesFocus' | 'isEdited' | 'actions' | 'onEdit' | 'onClose' | 'onGoToLine'
> {
  /** The program to play, which may change with every key press. */
  program: StoryProgram;
  /** The program of which the site has a compiled version: the original, unless a reader brought it. */
  compiled: StoryProgram | null;
  title: string;
  /** What the player shows; null before it has loaded. */
  view: GameView | null;
  onView: (view: GameView) => void;
  /** What the author says in the engine’s configuration. */
  config?: DownloadDialogProps['config'];
  /** The page that shared links lead to, without its hash. */
  address: () => URL;
  /** Whether the page has buttons of its own for links and downloads. */
  isShareElsewhere?: boolean;
  /** Tells what a link leaves out of the story, or null. */
  leftOut?: () => Promise<string | null>;
}

/** A running story, with links to its present moment and downloads. */
export function PlayPane({
  program,
  compiled,
  view,
  address,
  leftOut,
  isShareElsewhere = false,
  config = {},
  ...player
}: PlayPaneProps) {
  const engine = useEngine();
  const settled = useDelayed(program, TYPING_PAUSE);
  const played = usePlayedProgram(settled, compiled);
  const [notice, setNotice] = useState<ReactNode>(null);
  const [isLeaving, setIsLeaving] = useState(false);

  const share = async (): Promise<void> => {
    const module = await import('../share/share-address').catch(() => null);
    if (module === null) {
      setNotice(<p>{words.shareNotLoaded}</p>);
      return;
    }
    const shared = await module.shareAddress(address(), program, view);
    if ('reason' in shared) {
      setNotice(<p>{shared.reason}</p>);
      return;
    }
    try {
      await navigator.clipboard.writeText(shared.address);
      const missing = (await leftOut?.()) ?? null;
      setNotice(
        <>
          <p>{words.shareDone}</p>
          {missing !== null && <p>{missing}</p>}
        </>,
      );
    } catch {
      setNotice(<AddressByHand address={shared.address} />);
    }
  };

  useCommands(player.actions ?? null, {
    share: () => void share(),
    download: () => setIsLeaving(true),
  });

  return (
    <div className={styles.play} data-play="">
      <Notice onClose={() => setNotice(null)}>{notice}</Notice>
      <Player
        {...player}
        language={storyLanguage(config) ?? undefined}
        engine={engine}
        program={played}
        {...(!isShareElsewhere && {
          onShare: () => void share(),
          onDownload: () => setIsLeaving(true),
        })}
      />
      {isLeaving && (
        <DownloadDialog
          program={settled === program && played !== null ? played : program}
          assets={player.assets ?? noAssets}
          config={config}
          engine={engine}
          onGoToLine={player.onGoToLine}
          onClosed={() => setIsLeaving(false)}
        />
      )}
    </div>
  );
}

function AddressByHand({ address }: { address: string }) {
  return (
    <label className={styles.byHand}>
      {words.shareByHand}
      <Field readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
