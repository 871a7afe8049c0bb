import { useState } from 'react';
import { storyTestsMessages } from '../../../config/messages/story-tests';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { GameView } from '../../player/engine/game-view';
import type { Pin } from '../../projects/store/pin';
import { useExtras } from '../../projects/use-extras';
import { plainText } from '../../../ink/markup/plain-text';
import type { Replay } from '../walk/packed-replay';
import { replayAlone } from './use-replays';

const words = storyTestsMessages.pins;

/** The recorded plays of the open project; `notice` is why the last change was not made or stored. */
export function usePins() {
  const { extras, change } = useExtras();
  const [notice, setNotice] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ pin: Pin; index: number } | null>(null);

  const keep = async (next: (pins: readonly Pin[]) => Pin[]): Promise<void> => {
    setNotice(null);
    const isStored = await change((all) => ({ ...all, pins: next(all.pins) }));
    if (!isStored) setNotice(words.notStored);
  };
  return {
    pins: extras.pins,
    notice,
    removed: removed?.pin ?? null,
    /** Records the play that is shown, with the text that it gives now. */
    add: async (program: StoryProgram, view: GameView | null): Promise<void> => {
      const moves = view?.moves ?? [];
      if (view === null || moves.length === 0) {
        setNotice(words.nothing);
        return;
      }
      setRemoved(null);
      const { seed } = view;
      const way = { steps: moves.map((move) => ({ move, label: null })), seed };
      const [played] = (await replayAlone(program, [way])) ?? [];
      if (played === undefined) {
        setNotice(words.notPinned);
        return;
      }
      const { steps, text } = played;
      const last = text.findLast((line) => line.trim() !== '' && !line.startsWith('> '));
      const id = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
      const pin = { id, name: plainText(last ?? ''), seed, steps, text };
      await keep((all) => [...all, pin]);
    },
    /** Takes what a play has become for what it should be. */
    accept: (pin: Pin, { steps, text }: Replay): void =>
      void keep((all) =>
        all.map((other) => (other.id === pin.id ? { ...pin, steps, text } : other)),
      ),
    remove: (pin: Pin, index: number): void => {
      setRemoved({ pin, index });
      void keep((all) => all.filter(({ id }) => id !== pin.id));
    },
    undo: (): void => {
      if (removed === null) return;
      const { pin, index } = removed;
      void keep((all) => [...all.slice(0, index), pin, ...all.slice(index)]);
      setRemoved(null);
    },
  };
}
