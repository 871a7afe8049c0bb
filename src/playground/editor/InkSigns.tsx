import { useEffect, useLayoutEffect, useState } from 'react';
import { inkSignsMessages as words } from '../../config/messages/ink-signs';
import { Button } from '../../ui/Button';
import * as styles from './InkSigns.module.css';

export interface InkSignsProps {
  onSign: (sign: string) => void;
  /** Changes the name at the caret everywhere; null if that cannot be done. */
  onRename: (() => void) | null;
}

/** A row above the keyboard of a phone, with the signs of ink that take several presses there. */
export function InkSigns({ onSign, onRename }: InkSignsProps) {
  const keyboard = useKeyboardHeight();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--keyboard', `${keyboard}px`);
    return () => void style.removeProperty('--keyboard');
  }, [keyboard]);
  return (
    // Its buttons take the focus, not the bar.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="toolbar"
      data-ink-signs=""
      aria-label={words.label}
      className={styles.signs}
      // The text keeps the focus, and the keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {Object.entries(words.names).map(([sign, name]) => (
        <Button
          kind="bare"
          key={sign}
          className={styles.sign}
          aria-label={`${sign} ${name}`}
          onClick={() => onSign(sign)}
        >
          {sign}
        </Button>
      ))}
      {onRename !== null && (
        <Button kind="bare" className={styles.rename} onClick={onRename}>
          {words.rename}
        </Button>
      )}
    </div>
  );
}

/** How much of the window the keyboard of a phone covers, in pixels. */
function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (seen == null) return;
    const measure = (): void =>
      setHeight(Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop)));
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, []);
  return height;
}
