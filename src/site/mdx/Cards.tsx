import type { PropsWithChildren } from 'react';
import * as styles from './Cards.module.css';

/** A grid of cards. */
export function Cards({ children }: PropsWithChildren) {
  return <ul className={styles.cards}>{children}</ul>;
}
