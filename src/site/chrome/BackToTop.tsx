import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../base/browser/reduced-motion';
import { messages } from '../../config/messages';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { focusStartOfPage } from '../navigation/start-of-page';
import * as styles from './BackToTop.module.css';

/** From this scroll position on, in pixels, a button back to the top is useful. */
const farDown = 300;

/** A button back to the top for readers who are far down and have started to scroll up. */
export function BackToTop() {
  const isShown = useScrollsUp();
  return (
    <IconButton
      className={styles.button}
      name={messages.chrome.backToTop}
      hidden={!isShown}
      onClick={scrollToTop}
    >
      <Icon name="up" />
    </IconButton>
  );
}

function scrollToTop(): void {
  // The button disappears on the way, and browsers stop the scrolling if a focused element is removed.
  focusStartOfPage();
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

function useScrollsUp(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = (): void => {
      const top = window.scrollY;
      // An unchanged position means nothing: browsers also send scroll events without movement.
      if (top !== last) setShown(top > farDown && top < last);
      last = top;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isShown;
}
