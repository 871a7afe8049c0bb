import { Link } from '../ui/Link';
import { Logo } from './Logo';
import * as styles from './SiteTitle.module.css';

interface SiteTitleProps {
  title: string;
  /** Whether it takes the place of the current history entry. */
  replace?: boolean;
}

/** The mark and the name; the way home. */
export function SiteTitle({ title, replace = false }: SiteTitleProps) {
  return (
    <Link href="/" className={styles.title} replace={replace}>
      <Logo />
      <span>{title}</span>
    </Link>
  );
}
