import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../../base/browser/use-latest';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { isControl } from '../kit/is-control';
import type { ContinueOptions } from './continue-options';
import { useCountdown } from './use-countdown';
import { useGameWords } from '../kit/game-words';
import * as styles from './ContinueArea.module.css';

interface ContinueAreaProps {
  options: ContinueOptions;
  /** The area in which a click anywhere continues. */
  pane: RefObject<HTMLElement>;
  isPaused: boolean;
  onContinue: () => void;
}

/**
 * A scene that continues on a click anywhere, or automatically; the hint is a button for keyboards and assistive
 * technology.
 */
export function ContinueArea({ options, pane, isPaused, onContinue }: ContinueAreaProps) {
  const { words, ownWords } = useGameWords();
  const { delay, clickable, animation } = options;
  const [isClickable, setIsClickable] = useState(clickable === 0);
  const [isHinted, setIsHinted] = useState(animation === 0);
  useCountdown(delay, isPaused, onContinue);
  useCountdown(clickable, isPaused, () => setIsClickable(true));
  useCountdown(animation, isPaused, () => setIsHinted(true));

  const onPress = useLatest(onContinue);

  useEffect(() => {
    const area = pane.current;
    if (area === null || !isClickable || isPaused) return;
    const onClick = (event: MouseEvent): void => {
      const isSelecting = window.getSelection()?.isCollapsed === false;
      if (!isControl(event.target) && !isSelecting) onPress.current();
    };
    area.addEventListener('click', onClick);
    return () => area.removeEventListener('click', onClick);
  }, [pane, isClickable, isPaused, onPress]);

  return (
    <button
      type="button"
      className={styles.area}
      data-continue=""
      data-hinted={isHinted}
      data-timed={delay !== null}
      // Keys are never too early, as in the engine; a click event from a key has detail 0.
      onClick={(event) => {
        if (isClickable || event.detail === 0) onContinue();
      }}
    >
      <VisuallyHidden {...ownWords}>{words.story.continue}</VisuallyHidden>
      <span className={styles.hint} />
    </button>
  );
}
