import { createRoot, type Root } from 'react-dom/client';
import { LoadFailureBox } from '../browser/LoadFailureBox';
import * as styles from './route-failure-box.module.css';

export interface RouteFailureNotice {
  title: string;
  error: unknown;
  onRetry: () => void;
}

let mounted: { root: Root; element: HTMLElement } | null = null;

/**
 * Shows the box over the page. It has its own React root, because the page’s may not have started; a second message
 * replaces the first.
 */
export function showRouteFailure(notice: RouteFailureNotice): void {
  if (!mounted) {
    const element = document.createElement('div');
    element.className = styles.layer ?? '';
    document.body.append(element);
    mounted = { root: createRoot(element), element };
  }
  mounted.root.render(<LoadFailureBox {...notice} />);
}

/** Removes the box, if there is one. */
export function hideRouteFailure(): void {
  mounted?.root.unmount();
  mounted?.element.remove();
  mounted = null;
}
