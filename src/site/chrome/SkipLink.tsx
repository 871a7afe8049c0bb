import type { MouseEvent } from 'react';
import { messages } from '../../config/messages';
import { focusBriefly } from '../navigation/focus-briefly';
import * as styles from './SkipLink.module.css';

/** The first tab stop: skips the header and the sidebar. */
export function SkipLink() {
  return (
    <section aria-label={messages.skipToContent}>
      <a href="#main-content" className={styles.link} onClick={focusMain}>
        {messages.skipToContent}
      </a>
    </section>
  );
}

// The address does not change, so that Back leaves the page instead of going to its top.
function focusMain(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return;
  event.preventDefault();
  focusBriefly(main);
  main.scrollIntoView();
}
