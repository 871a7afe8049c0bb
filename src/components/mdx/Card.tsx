import type { ReactNode } from 'react';
import { Link } from '../ui/Link';
import * as styles from './Card.module.css';

interface CardProps {
  title: string;
  href: string;
  children?: ReactNode;
}

/** A way to another page: the whole card can be clicked, its title is the link. */
export function Card({ title, href, children }: CardProps) {
  return (
    <li className={styles.card}>
      <Link href={href} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
