import { useIsHydrated } from '../../base/browser/use-is-hydrated';
import { messages } from '../../config/messages';
import { Link } from '../../ui/Link';
import * as styles from './SiteFooter.module.css';

interface SiteFooterProps {
  copyright: string;
}

/** The colophon: one line, and what the app can do beyond the page. */
export function SiteFooter({ copyright }: SiteFooterProps) {
  // Not in the HTML: without the app it would be of no use, and every page would be larger.
  const canKeepPages = useIsHydrated() && 'serviceWorker' in navigator;
  return (
    <footer className={styles.footer}>
      <p>{copyright}</p>
      {canKeepPages && (
        <p>
          <Link href="/offline/">{messages.chrome.withoutNetwork}</Link>
        </p>
      )}
    </footer>
  );
}
