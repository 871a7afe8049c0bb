import { navigate, withPrefix } from 'gatsby';
import { useMemo, useRef, useState } from 'react';
import { workshopMessages } from '../../site/messages/workshop';
import type { GameView } from '../engine/game-view';
import { Player } from '../player/Player';
import { downloadInk } from '../workshop/download-story';
import { shareAddress } from '../workshop/share-address';
import { useEngine } from '../workshop/use-engine';
import * as styles from './PlayedStory.module.css';

const SEED = 1;
const PLAYGROUND = '/playground/';

export interface PlayedStoryProps {
  title: string;
  source: string;
  /** The choice that was made on paper. */
  firstChoice: number;
  /** Called when there is something to see. */
  onShown: () => void;
}

/** The home page’s story in the player; editing it goes to the playground, at the same moment. */
export function PlayedStory({ title, source, firstChoice, onShown }: PlayedStoryProps) {
  const engine = useEngine();
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<GameView | null>(null);
  const [notice, setNotice] = useState('');
  const program = useMemo(() => ({ source, files: {} }), [source]);
  const start = useMemo(
    () => ({ screen: 'game', moves: [firstChoice], seed: SEED }) as const,
    [firstChoice],
  );
  const see = useMemo(
    () => (seen: GameView) => {
      if (view.current === null) {
        onShown();
        // The button that was pressed is gone: the reader goes on at the first of the new ones.
        requestAnimationFrame(() =>
          root.current?.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true }),
        );
      }
      view.current = seen;
    },
    [onShown],
  );
  const address = () =>
    shareAddress(
      new URL(withPrefix(PLAYGROUND), window.location.href),
      program,
      view.current ?? { moves: [firstChoice], seed: SEED },
    );
  const edit = async (): Promise<void> => {
    const shared = await address();
    navigate('address' in shared ? PLAYGROUND + new URL(shared.address).hash : PLAYGROUND);
  };
  const share = async (): Promise<void> => {
    const shared = await address();
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
    <div ref={root} className={styles.story}>
      <Player
        engine={engine}
        program={program}
        start={start}
        title={title}
        onView={see}
        onEdit={() => void edit()}
        onShare={() => void share()}
        onDownload={() => void downloadInk(title, program)}
      />
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </div>
  );
}
