import { isOutside } from '../../base/paths/site-path';
import type { SidebarLink } from '../../docs/sidebar/sidebar-entry';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useSidebar } from './sidebar-context';
import * as styles from './Sidebar.module.css';

interface SidebarLinkItemProps {
  link: SidebarLink;
}

/** A page in the sidebar, or a link to another site. */
export function SidebarLinkItem({ link: { href, label } }: SidebarLinkItemProps) {
  const { pathname, replaces } = useSidebar();
  return (
    <li>
      <Link
        href={href}
        className={styles.link}
        aria-current={href === pathname ? 'page' : undefined}
        replace={replaces}
      >
        {label}
        {isOutside(href) && <Icon name="outside" className={styles.outside} />}
      </Link>
    </li>
  );
}
