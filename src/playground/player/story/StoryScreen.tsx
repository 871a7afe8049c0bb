import { useRef, type RefObject } from 'react';
import { ChoiceArea } from '../choices/ChoiceArea';
import type { Scene, Tags } from '../engine/game-view';
import { SceneView } from './SceneView';
import { useMoreBelow } from './use-more-below';
import { useNewestInView } from './use-newest-in-view';
import { useGameWords } from '../kit/game-words';
import * as styles from './StoryScreen.module.css';

const topTexts = ['top', 'start'];
const bottomTexts = ['bottom', 'end'];

interface StoryScreenProps {
  /** Changes with each turn, even if the same scene is shown again. */
  turnKey: string;
  scenes: readonly Scene[];
  metadata: Tags;
  /** Whether something with its own keyboard handling is open over the story. */
  isCovered: boolean;
  isPaused: boolean;
  hasAnimation: boolean;
  root: RefObject<HTMLElement>;
  onContinue: () => void;
  onEnd: () => void;
}

/** The scenes so far, with the newest in view, and what the player can do next. */
export function StoryScreen({
  turnKey,
  scenes,
  metadata,
  isCovered,
  isPaused,
  hasAnimation,
  root,
  onContinue,
  onEnd,
}: StoryScreenProps) {
  const { words } = useGameWords();
  const pane = useRef<HTMLDivElement>(null);
  useMoreBelow(pane);
  const newest = scenes.at(-1);
  const newestKey = `${turnKey} ${scenes.length} ${newest?.id ?? ''}`;

  useNewestInView(pane, newestKey, hasAnimation);

  return (
    // A scrollable pane must be reachable by keyboard.
    <div
      ref={pane}
      className={styles.pane}
      role="region"
      aria-label={words.story.scenes}
      data-animation={hasAnimation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
    >
      <div className={styles.scenes} data-align={alignment(metadata)}>
        {scenes.map((scene) => (
          <SceneView key={scene.id} scene={scene} isPast={scene !== newest} />
        ))}
      </div>
      <div className={styles.choices}>
        <ChoiceArea
          key={newestKey}
          scene={newest}
          metadata={metadata}
          pane={pane}
          root={root}
          isCovered={isCovered}
          isPaused={isPaused}
          onContinue={onContinue}
          onEnd={onEnd}
        />
      </div>
    </div>
  );
}

function alignment({ scenes_align: align }: Tags): 'start' | 'center' | 'end' {
  if (typeof align !== 'string') return 'center';
  if (topTexts.includes(align)) return 'start';
  return bottomTexts.includes(align) ? 'end' : 'center';
}
