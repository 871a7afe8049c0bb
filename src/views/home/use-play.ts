import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '../../browser/reduced-motion';
import type { HomeStory, StoryScene } from '../../core/home/home-story';
import { playedPassages, type Passage } from './played-passages';

interface Play {
  passages: Passage[];
  choices: StoryScene['choices'];
  isOver: boolean;
  /** Takes the choice at a place in `choices`. */
  choose: (index: number) => void;
  restart: () => void;
}

/** Plays a story that was walked at build; `page` is what scrolls and holds the buttons. */
export function usePlay(story: HomeStory, page: RefObject<HTMLElement>): Play {
  const [taken, setTaken] = useState<readonly number[]>([]);
  const hasMoved = useRef(false);
  const { passages, scene } = useMemo(() => playedPassages(story, taken), [story, taken]);

  const move = useCallback((change: (taken: readonly number[]) => readonly number[]) => {
    hasMoved.current = true;
    setTaken(change);
  }, []);
  const choose = useCallback((index: number) => move((before) => [...before, index]), [move]);
  const restart = useCallback(() => move(() => []), [move]);

  // The button that was pressed is gone: the reader goes on at the first of the new ones.
  useEffect(() => {
    if (!hasMoved.current) return;
    const box = page.current;
    const latest = box?.querySelector<HTMLElement>('[data-passage="latest"]');
    box?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    if (box && latest && box.scrollHeight > box.clientHeight) {
      const above = latest.getBoundingClientRect().top - box.getBoundingClientRect().top;
      box.scrollTo({ top: taken.length === 0 ? 0 : box.scrollTop + above - 24, behavior });
    } else {
      latest?.scrollIntoView({ block: 'nearest', behavior });
    }
  }, [taken, page]);

  return { passages, choices: scene.choices, isOver: scene.choices.length === 0, choose, restart };
}
