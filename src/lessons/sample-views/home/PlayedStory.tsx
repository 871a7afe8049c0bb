import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { workshopMessages } from '../../../config/messages/workshop';
import { Notice } from '../../../playground/pane/Notice';
import { downloadInk } from '../../../playground/download/download-story';
import { usePlayedProgram } from '../../../playground/pane/use-played-program';
import { Player } from '../../../playground/player/Player';
import type { GameView } from '../../../playground/player/engine/game-view';
import { useEngine } from '../../../playground/player/engine/use-engine';
import { revealStory } from '../../../playground/player/reveal-story';
import { editInPlayground, playgroundAddress, type StoryMoment } from './edit-in-playground';
import * as styles from './PlayedStory.module.css';

export interface PlayedStoryProps {
  title: string;
  source: string;
  /** Where the story begins. */
  moment: StoryMoment;
  /** Whether the first choice takes the focus. */
  takesFocus: boolean;
  /** Called when the first view is shown. */
  onShown: () => void;
  /** Called with the current moment when the reader leaves for the playground. */
  onLeave: (moment: StoryMoment) => void;
}

/** The home page’s story in the player; editing it opens the playground at the same moment. */
export function PlayedStory(props: PlayedStoryProps) {
  const { title, source, moment, takesFocus, onShown, onLeave } = props;
  const engine = useEngine();
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<GameView | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const program = useMemo(() => ({ source, files: {} }), [source]);
  const played = usePlayedProgram(program, program);
  const start = useMemo(() => ({ screen: 'game' as const, ...moment }), [moment]);
  const see = useMemo(
    () => (seen: GameView) => {
      if (view.current === null) {
        if (takesFocus)
          requestAnimationFrame(() => {
            // Removes the previous content before positions are measured.
            flushSync(onShown);
            focusFirstChoice(root.current);
          });
        else onShown();
      }
      view.current = seen;
    },
    [onShown, takesFocus],
  );
  const reached = (): StoryMoment => {
    const { moves, seed } = view.current ?? moment;
    return { moves, seed };
  };
  const edit = (): void => {
    onLeave(reached());
    void editInPlayground(program, title, reached());
  };
  const share = async (): Promise<void> => {
    const shared = await playgroundAddress(program, title, reached());
    if ('reason' in shared) setNotice(shared.reason);
    else {
      try {
        await navigator.clipboard.writeText(shared.address);
        setNotice(workshopMessages.shareDone);
      } catch {
        setNotice(`${workshopMessages.shareByHand} ${shared.address}`);
      }
    }
  };
  return (
    <div ref={root} className={styles.story} data-played="">
      <Player
        engine={engine}
        program={played}
        start={start}
        title={title}
        onView={see}
        onEdit={edit}
        onShare={() => void share()}
        onDownload={() => void downloadInk(title, program)}
      />
      <Notice onClose={() => setNotice(null)}>{notice}</Notice>
    </div>
  );
}

/** The button that was pressed is gone, so the first new choice takes the focus. */
function focusFirstChoice(root: HTMLElement | null): void {
  const choice = root?.querySelector<HTMLElement>('[data-choice]') ?? null;
  choice?.focus({ preventScroll: true });
  revealStory(root, choice);
}
