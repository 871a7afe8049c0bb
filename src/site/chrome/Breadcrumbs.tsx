import { messages } from '../../config/messages';
import type { PageLink } from '../../docs/sidebar/page-data';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import * as styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the outermost group to the page itself; a group without a page has an empty address. */
  trail: readonly PageLink[];
}

/** Shows where the page is; groups with an address are marked up for search engines. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  if (trail.length === 0) return null;
  const groups = trail.slice(0, -1);
  const page = trail.at(-1);
  return (
    <nav className={styles.breadcrumbs} aria-label={messages.chrome.breadcrumbs}>
      <ol className={styles.list} itemScope itemType="https://schema.org/BreadcrumbList">
        <li className={styles.item}>
          <Link href="/" aria-label={messages.chrome.home} className={styles.home}>
            <Icon name="home" />
          </Link>
        </li>
        {groups.map(({ label, href }, index) =>
          href === '' ? (
            <li key={label} className={styles.item}>
              {label}
            </li>
          ) : (
            <li
              key={href}
              className={styles.item}
              itemScope
              itemProp="itemListElement"
              itemType="https://schema.org/ListItem"
            >
              <Link href={href} itemProp="item">
                <span itemProp="name">{label}</span>
              </Link>
              <meta itemProp="position" content={String(index + 1)} />
            </li>
          ),
        )}
        <li className={styles.item}>
          <span aria-current="page">{page?.label}</span>
        </li>
      </ol>
    </nav>
  );
}
