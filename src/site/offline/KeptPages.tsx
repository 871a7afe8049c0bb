import { offlineMessages } from '../../config/messages/offline';
import { sitePathOf } from '../../base/browser/site-path-of';
import { pageTitleIn } from '../../config/document-title';
import { Link } from '../../ui/Link';
import type { KeptState } from './protocol';
import * as styles from './Offline.module.css';

const words = offlineMessages.pages;

/** Pages that are kept for others, and say nothing themselves. */
const OWN = '/offline/';

/** The pages that can be read without a connection. */
export function KeptPages({ pages }: Pick<KeptState, 'pages'>) {
  const shown = pages
    .map(({ path, title }) => ({ href: sitePathOf(path), title: pageTitleIn(title) }))
    .filter(({ href }) => !href.startsWith(OWN));
  return (
    <section aria-labelledby="pages">
      <h2 id="pages" className={styles.heading}>
        {words.title}
      </h2>
      {shown.length === 0 && <p>{words.none}</p>}
      <ul className={styles.pages}>
        {shown.map(({ href, title }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
