import { useState, type ReactNode } from 'react';
import type { StoryMessage } from '../core/story/story-message';
import type { StoryProgram } from '../core/story/story-program';
import type { GameView, Move } from '../player/engine/game-view';
import { useEngine } from '../player/engine/use-engine';
import { Player } from '../player/Player';
import { workshopMessages as words } from '../site/messages/workshop';
import { downloadGame, downloadInk } from './download/download-story';
import { EditorPane } from './EditorPane';
import { Notice } from './Notice';
import { useDelayed } from './use-delayed';
import { usePlayedProgram } from './use-played-program';
import * as styles from './Workshop.module.css';

/** How long to wait after the last key press before the story is played again, in milliseconds. */
const TYPING_PAUSE = 350;
const noMessages: readonly StoryMessage[] = [];

interface WorkshopProps {
  /** The program to play and edit; the parent component owns it. */
  program: StoryProgram;
  /** What “reset” restores; null if there is nothing to restore. */
  original: StoryProgram | null;
  resetName?: string;
  onReset?: () => void;
  /** The program of which the site has a compiled version: the original, unless a reader brought it. */
  compiled: StoryProgram | null;
  /** Where the story begins, which can be in the middle for a shared link. */
  start: { screen: 'title' | 'game'; moves: readonly Move[]; seed: number };
  title: string;
  isEditing: boolean;
  /** Whether the story, or the editor if it is shown, takes the focus once it is loaded. */
  takesFocus?: boolean;
  /** Whether there can be more than one file. */
  hasFiles?: boolean;
  /** Shows editor and story side by side if there is room. */
  isWide?: boolean;
  /** Shown above the editor. */
  head?: ReactNode;
  /** The page that shared links lead to, without its hash. */
  address: () => URL;
  onChange: (program: StoryProgram) => void;
  onEdit?: (isEditing: boolean) => void;
  onClose?: () => void;
}

/** A running story, optionally with an editor beside it. */
export function Workshop(props: WorkshopProps) {
  const {
    program,
    original,
    compiled,
    start,
    title,
    isEditing,
    hasFiles = false,
    isWide = false,
  } = props;
  const { takesFocus = false } = props;
  const engine = useEngine();
  const settled = useDelayed(program, TYPING_PAUSE);
  const played = usePlayedProgram(settled, compiled);
  const [view, setView] = useState<GameView | null>(null);
  const [goal, setGoal] = useState<{ file: string | null; line: number } | null>(null);
  const [notice, setNotice] = useState<ReactNode>(null);
  const { onEdit } = props;

  const share = async (): Promise<void> => {
    const module = await import('./share/share-address').catch(() => null);
    if (module === null) {
      setNotice(<p>{words.shareNotLoaded}</p>);
      return;
    }
    const shared = await module.shareAddress(props.address(), program, view);
    if ('reason' in shared) {
      setNotice(<p>{shared.reason}</p>);
      return;
    }
    try {
      await navigator.clipboard.writeText(shared.address);
      setNotice(<p>{words.shareDone}</p>);
    } catch {
      setNotice(<AddressByHand address={shared.address} />);
    }
  };
  const pack = async (): Promise<void> => {
    const isPlayed = settled === program && played !== null;
    const problem = await downloadGame(title, isPlayed ? played : program, engine);
    setNotice(problem === null ? null : <p>{problem}</p>);
  };
  const offerDownload = (): void =>
    setNotice(
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.way}
          onClick={() => void downloadInk(title, program)}
        >
          {Object.keys(program.files).length > 0 ? words.downloadInkFiles : words.downloadInk}
        </button>
        <button type="button" className={styles.way} onClick={() => void pack()}>
          {words.downloadZip}
        </button>
      </div>,
    );

  return (
    <div className={styles.workshop} data-wide={(isWide && isEditing) || undefined}>
      {isEditing && (
        <EditorPane
          program={program}
          original={original}
          resetName={props.resetName}
          onReset={props.onReset}
          onChange={props.onChange}
          messages={view?.messages ?? noMessages}
          goal={goal}
          hasFiles={hasFiles}
          takesFocus={takesFocus}
          head={props.head}
        />
      )}
      <div className={styles.play}>
        <Notice onClose={() => setNotice(null)}>{notice}</Notice>
        <Player
          engine={engine}
          program={played}
          start={start}
          title={title}
          takesFocus={takesFocus && !isEditing}
          isEdited={isEditing}
          onView={setView}
          onEdit={onEdit && !isEditing ? () => onEdit(true) : undefined}
          onShare={() => void share()}
          onDownload={offerDownload}
          onClose={props.onClose}
          onGoToLine={(file, line) => {
            onEdit?.(true);
            setGoal({ file, line });
          }}
        />
      </div>
    </div>
  );
}

function AddressByHand({ address }: { address: string }) {
  return (
    <label className={styles.byHand}>
      {words.shareByHand}
      <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
