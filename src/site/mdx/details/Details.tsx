import { useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { animateCollapse } from './animate-collapse';
import * as styles from './Details.module.css';

interface DetailsProps {
  summary: string;
  isOpen?: boolean;
  children?: ReactNode;
}

/** Text that opens below its summary. The browser keeps track of whether it is open. */
export function Details({ summary, isOpen = false, children }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const running = useRef<Animation>();

  function onClick(event: MouseEvent): void {
    if (details.current === null || content.current === null) return;
    event.preventDefault();
    running.current = animateCollapse(details.current, content.current, running.current);
  }

  // The browser’s search and scripts open and close it without a click: then nothing is animated.
  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
    if (currentTarget.open) return;
    running.current?.cancel();
    currentTarget.removeAttribute('data-closing');
  }

  return (
    <details ref={details} open={isOpen} className={styles.details} onToggle={onToggle}>
      <summary className={styles.summary} onClick={onClick} onMouseDown={keepUnselected}>
        {summary}
      </summary>
      <div ref={content}>
        <div className={styles.inner}>{children}</div>
      </div>
    </details>
  );
}

/** The second click of a double click would select the summary’s text. */
function keepUnselected(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
