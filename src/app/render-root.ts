import type { ErrorInfo, ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { siteConfig } from '../site/site-config';

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
  if (isServerRendered) {
    const root = hydrateRoot(container, element, options);
    return () => root.unmount();
  }
  const root = createRoot(container, options);
  root.render(element);
  return () => root.unmount();
}
