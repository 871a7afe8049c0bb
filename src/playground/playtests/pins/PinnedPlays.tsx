import { useDelayed } from '../../../base/browser/use-delayed';
import { storyTestsMessages } from '../../../config/messages/story-tests';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Button } from '../../../ui/Button';
import type { GameView } from '../../player/engine/game-view';
import { Section } from '../kit/Section';
import type { Way } from '../walk/report';
import * as styles from '../TestsTool.module.css';
import { PinnedPlay } from './PinnedPlay';
import { usePins } from './use-pins';
import { useCurrentReplays, useReplays } from './use-replays';

const words = storyTestsMessages.pins;

/** How long to wait after the last key press, in milliseconds. */
const TYPING_PAUSE = 800;

interface PinnedPlaysProps {
  program: StoryProgram;
  view: GameView | null;
  onPlay: (way: Way) => void;
}

/** Plays that were recorded, and how their texts differ now. */
export function PinnedPlays({ program, view, onPlay }: PinnedPlaysProps) {
  const settled = useDelayed(program, TYPING_PAUSE);
  const { pins, notice, removed, add, accept, remove, undo } = usePins();
  const { replays, isBroken } = useCurrentReplays(useReplays(), settled, pins);
  return (
    <Section title={words.title} count={pins.length}>
      <p className={styles.none}>{words.intro}</p>
      {pins.length > 0 && (
        <ul className={styles.list}>
          {pins.map((pin, index) => (
            <PinnedPlay
              key={pin.id}
              pin={pin}
              replay={replays?.[index] ?? null}
              isBroken={isBroken}
              onPlay={onPlay}
              onAccept={(played) => accept(pin, played)}
              onRemove={() => remove(pin, index)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.phase}>
        {notice}
        {removed !== null && (
          <>
            {words.removed(removed.name)}{' '}
            <Button type="button" className={styles.play} onClick={undo}>
              {words.undo}
            </Button>
          </>
        )}
      </p>
      <Button className={styles.pin} onClick={() => void add(program, view)}>
        {words.pin}
      </Button>
    </Section>
  );
}
