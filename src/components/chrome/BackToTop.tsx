import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../browser/reduced-motion';
import { focusStartOfPage } from '../../navigation/start-of-page';
import { messages } from '../../site/messages';
import { Icon } from '../ui/Icon';
import * as styles from './BackToTop.module.css';

/** From here on, in pixels, going back up is worth a button. */
const farDown = 300;

/** The way up, offered to those who are far down and have begun to scroll up. */
export function BackToTop() {
  const isShown = useScrollsUp();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={messages.chrome.backToTop}
      hidden={!isShown}
      onClick={scrollToTop}
    >
      <Icon name="up" />
    </button>
  );
}

function scrollToTop(): void {
  // The button goes away on the way, and browsers end the movement when what has the focus goes.
  focusStartOfPage();
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

function useScrollsUp(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const top = window.scrollY;
      // Standing still says nothing: browsers send scroll events without movement.
      if (top !== last) setShown(top > farDown && top < last);
      last = top;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isShown;
}
