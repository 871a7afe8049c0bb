import { startTransition, type ErrorInfo, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { siteConfig } from '../../config/site-config';
import { takeOverActions } from './early/replay-actions';

function onRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(
    `${siteConfig.title} docs React root onRecoverableError:`,
    error,
    componentStack ?? '',
  );
}

/**
 * Starts the page as Gatsby does (hydrating the server’s HTML, else rendering), and logs what React had to repair.
 * Returns a function that unmounts it.
 */
export function renderRoot(element: ReactElement, container: Element): () => void {
  const isServerRendered = container.querySelector('#gatsby-focus-wrapper > *') !== null;
  const options = { onRecoverableError };
  takeOverActions();
  if (isServerRendered) {
    let root: Root | undefined;
    // Hydrates in slices: reading, scrolling and typing are not blocked, and clicks come first.
    startTransition(() => {
      root = hydrateRoot(container, element, options);
    });
    return () => root?.unmount();
  }
  const root = createRoot(container, options);
  root.render(element);
  return () => root.unmount();
}
