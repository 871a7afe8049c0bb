import type { PropsWithChildren } from 'react';
import { Link } from '../../ui/Link';
import * as styles from './Term.module.css';

interface TermProps {
  href: string;
  /** The key of its meaning in tips.json. */
  tip: string;
}

/** A word that is explained elsewhere, as an unobtrusive link. Pointing at it shows its meaning, see src/site/tips. */
export function Term({ href, tip, children }: PropsWithChildren<TermProps>) {
  return (
    <Link href={href} className={styles.term} data-tip={tip}>
      {children}
    </Link>
  );
}
