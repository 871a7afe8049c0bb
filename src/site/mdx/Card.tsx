import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import * as styles from './Card.module.css';

interface CardProps {
  title: string;
  href: string;
  children?: ReactNode;
}

/** A card that links to another page: the whole card is clickable, its title is the link. */
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
