import { useState } from 'react';
import { storyTestsMessages } from '../../../config/messages/story-tests';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Button } from '../../../ui/Button';
import { useDelayed } from '../../pane/use-delayed';
import type { GameView } from '../../player/engine/game-view';
import type { Pin } from '../../projects/pin';
import { useExtras } from '../../projects/use-extras';
import { Section } from '../Section';
import { plainText } from '../plain-text';
import type { Way } from '../walk/report';
import * as styles from '../TestsTool.module.css';
import { PinnedPlay } from './PinnedPlay';
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
  const { extras, change } = useExtras();
  const { pins } = extras;
  const [notice, setNotice] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ pin: Pin; index: number } | null>(null);
  const settled = useDelayed(program, TYPING_PAUSE);
  const replay = useReplays();
  const { replays, isBroken } = useCurrentReplays(replay, settled, pins);

  const keep = async (next: (pins: readonly Pin[]) => Pin[]): Promise<void> => {
    setNotice(null);
    const isStored = await change((all) => ({ ...all, pins: next(all.pins) }));
    if (!isStored) setNotice(words.notStored);
  };
  const pin = async (): Promise<void> => {
    const moves = view?.moves ?? [];
    if (view === null || moves.length === 0) {
      setNotice(words.nothing);
      return;
    }
    setRemoved(null);
    const steps = moves.map((move) => ({ move, label: null }));
    const [played] = (await replay(program, [{ steps, seed: view.seed }])) ?? [];
    if (played === undefined) {
      setNotice(words.notPinned);
      return;
    }
    const last = played.text.findLast((line) => line.trim() !== '' && !line.startsWith('> '));
    const { steps: kept, text } = played;
    const id = `${Date.now()}`;
    const name = plainText(last ?? '');
    await keep((all) => [...all, { id, name, seed: view.seed, steps: kept, text }]);
  };
  return (
    <Section title={words.title} count={pins.length}>
      <p className={styles.none}>{words.intro}</p>
      {pins.length > 0 && (
        <ul className={styles.list}>
          {pins.map((one, index) => (
            <PinnedPlay
              key={one.id}
              pin={one}
              replay={replays?.[index] ?? null}
              isBroken={isBroken}
              onPlay={onPlay}
              onAccept={({ steps, text }) =>
                void keep((all) =>
                  all.map((other) => (other.id === one.id ? { ...one, steps, text } : other)),
                )
              }
              onRemove={() => {
                setRemoved({ pin: one, index });
                void keep((all) => all.filter(({ id }) => id !== one.id));
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.phase}>
        {notice}
        {removed !== null && (
          <>
            {words.removed(removed.pin.name)}{' '}
            <Button
              type="button"
              className={styles.play}
              onClick={() => {
                const { pin: one, index } = removed;
                void keep((all) => [...all.slice(0, index), one, ...all.slice(index)]);
                setRemoved(null);
              }}
            >
              {words.undo}
            </Button>
          </>
        )}
      </p>
      <Button className={styles.pin} onClick={() => void pin()}>
        {words.pin}
      </Button>
    </Section>
  );
}
