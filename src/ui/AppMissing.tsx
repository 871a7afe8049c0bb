import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../base/browser/use-is-hydrated';
import { messages } from '../config/messages';
import * as styles from './AppMissing.module.css';

interface AppMissingProps {
  /** The page’s path within the site; null if its address has more, which only a reload keeps. */
  path: string | null;
  /** What to do instead of following a link to the page. */
  children?: ReactNode;
}

/**
 * The message of a page that needs scripts when they have not loaded after a while, for any reason. Styles alone show
 * it, because nothing else is there to do so.
 */
export function AppMissing({ path, children }: AppMissingProps) {
  if (useIsHydrated()) return null;
  return (
    <p role="alert" className={styles.late}>
      {messages.navigation.appMissing}{' '}
      {path === null ? children : <a href={withPrefix(path)}>{messages.navigation.retry}</a>}
    </p>
  );
}
