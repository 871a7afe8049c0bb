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
 * Shows the box over the page. It has a React root of its own, because the page's may not have come
 * up at all; a second notice takes the place of the first.
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

/** Takes the box away, if there is one. */
export function hideRouteFailure(): void {
  mounted?.root.unmount();
  mounted?.element.remove();
  mounted = null;
}
