import type { MouseEvent } from 'react';
import { focusBriefly } from '../../navigation/focus-briefly';
import { messages } from '../../site/messages';
import * as styles from './SkipLink.module.css';

/** The first thing that Tab finds: past the header and the sidebar to the text. */
export function SkipLink() {
  return (
    <section aria-label={messages.skipToContent}>
      <a href="#main-content" className={styles.link} onClick={focusMain}>
        {messages.skipToContent}
      </a>
    </section>
  );
}

// The address stays as it is, so that Back leads away from the page and not to its top.
function focusMain(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) return;
  event.preventDefault();
  focusBriefly(main);
  main.scrollIntoView();
}
