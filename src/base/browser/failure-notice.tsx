import { createRoot, type Root } from 'react-dom/client';
import { LoadFailureBox } from './LoadFailureBox';
import * as styles from './failure-notice.module.css';

export interface FailureNotice {
  /** A sentence that says what could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
  /** Where the page can be used without it. */
  onClose?: () => void;
}

let mounted: { root: Root; element: HTMLElement } | null = null;

/**
 * Shows the box over the page. It has its own React root, because the page’s may not have started; a second message
 * replaces the first.
 */
export function showFailureNotice(notice: FailureNotice): void {
  if (!mounted) {
    const element = document.createElement('div');
    element.className = styles.layer ?? '';
    document.body.append(element);
    mounted = { root: createRoot(element), element };
  }
  mounted.root.render(<LoadFailureBox {...notice} />);
}

/** Removes the box, if there is one. */
export function hideFailureNotice(): void {
  mounted?.root.unmount();
  mounted?.element.remove();
  mounted = null;
}
