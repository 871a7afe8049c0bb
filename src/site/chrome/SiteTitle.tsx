import { Link } from '../../ui/Link';
import { Logo } from './Logo';
import * as styles from './SiteTitle.module.css';

interface SiteTitleProps {
  title: string;
  /** Whether it replaces the current history entry. */
  replace?: boolean;
}

/** The logo and the name; links to the home page. */
export function SiteTitle({ title, replace = false }: SiteTitleProps) {
  return (
    <Link href="/" className={styles.title} replace={replace}>
      <Logo />
      <span>{title}</span>
    </Link>
  );
}
