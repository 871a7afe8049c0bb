import { withPrefix } from 'gatsby';
import { useIsHydrated } from '../../browser/use-is-hydrated';
import { messages } from '../../site/messages';
import * as styles from './AppMissing.module.css';

interface AppMissingProps {
  /** The path of the page in the site. */
  path: string;
}

/**
 * What a page that is little without scripts says where they have not come for a while, whatever keeps them. The styles
 * alone bring it up, since nothing else is there to do so.
 */
export function AppMissing({ path }: AppMissingProps) {
  if (useIsHydrated()) return null;
  return (
    <p role="alert" className={styles.late}>
      {messages.navigation.appMissing} <a href={withPrefix(path)}>{messages.navigation.retry}</a>
    </p>
  );
}
