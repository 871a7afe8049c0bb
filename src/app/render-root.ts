import { startTransition, type ErrorInfo, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { siteConfig } from '../site/site-config';
import { takeOverActions } from './early/replay-actions';

function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(
    `${siteConfig.title} docs React root onRecoverableError:`,
    error,
    componentStack ?? '',
  );
}

/**
 * Brings the page to life as Gatsby does (hydrating what the server rendered, else rendering), and
 * logs what React had to repair on the way. Gives the way to unmount.
 */
export function renderRoot(element: ReactElement, container: Element): () => void {
  const isServerRendered = container.querySelector('#gatsby-focus-wrapper > *') !== null;
  const options = { onRecoverableError };
  takeOverActions();
  if (isServerRendered) {
    let root: Root | undefined;
    // Not in one piece: who reads, scrolls or types meanwhile is not held up. What is clicked comes first.
    startTransition(() => {
      root = hydrateRoot(container, element, options);
    });
    return () => root?.unmount();
  }
  const root = createRoot(container, options);
  root.render(element);
  return () => root.unmount();
}
