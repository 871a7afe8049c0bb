import { withPrefix } from 'gatsby';
import { useIsHydrated } from '../base/browser/use-is-hydrated';
import { messages } from '../config/messages';
import * as styles from './AppMissing.module.css';

interface AppMissingProps {
  /** The page’s path within the site. */
  path: string;
}

/**
 * The message of a page that needs scripts when they have not loaded after a while, for any reason. Styles alone show
 * it, because nothing else is there to do so.
 */
export function AppMissing({ path }: AppMissingProps) {
  if (useIsHydrated()) return null;
  return (
    <p role="alert" className={styles.late}>
      {messages.navigation.appMissing} <a href={withPrefix(path)}>{messages.navigation.retry}</a>
    </p>
  );
}
