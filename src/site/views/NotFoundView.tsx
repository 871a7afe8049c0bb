import { docsRoot } from '../../config/docs-root';
import { notFoundMessages as words } from '../../config/messages/not-found';
import type { PageLink } from '../../docs/sidebar/page-data';
import { Link } from '../../ui/Link';
import { PageMetadata } from '../chrome/PageMetadata';
import * as styles from './NotFoundView.module.css';

interface NotFoundViewProps {
  /** The requested path. */
  path: string;
  /** The most similar existing pages, best first. */
  suggestions: readonly PageLink[];
}

/** Shown for an address that has no page. */
export function NotFoundView({ path, suggestions }: NotFoundViewProps) {
  return (
    <main id="main-content" className={styles.page} data-app-now="">
      <PageMetadata title={words.title} description={words.body} isUnlisted />
      <svg className={styles.blot} viewBox="0 0 200 120" aria-hidden="true">
        <path d="M0 62c30-3 62 2 96-2 9-1 12-7 14-15 3-10 9-17 20-18 8-1 11 4 19 3 9-2 17 0 20 8 2 7-3 10-2 17 1 8 8 12 6 21-2 8-9 8-15 12-5 4-5 11-12 13-8 2-11-4-19-4-9 0-15 4-22-2-6-6-2-13-6-19-3-6-7-9-15-10C58 63 28 65 0 62Z" />
        <circle cx="186" cy="92" r="4" />
        <circle cx="181" cy="26" r="2.5" />
        <circle cx="112" cy="110" r="3" />
        <circle cx="194" cy="54" r="1.75" />
      </svg>
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.body}</p>
      <p>
        {words.nothingAt} {/* The server does not know what will be asked for. */}
        <code translate="no" className={styles.path} suppressHydrationWarning>
          {path}
        </code>
      </p>
      <div aria-live="polite">
        {suggestions.length > 0 && (
          <>
            <h2 className={styles.heading}>{words.suggestions}</h2>
            <ul className={styles.suggestions}>
              {suggestions.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link> <span className={styles.address}>{href}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.ways}>
        <Link href="/">{words.home}</Link>
        <Link href={`${docsRoot}/`}>{words.docs}</Link>
      </p>
      <p className={styles.blame}>{words.blame}</p>
    </main>
  );
}
