import type { PropsWithChildren } from 'react';
import * as styles from './Kbd.module.css';

/** A key to press. */
export function Kbd({ children }: PropsWithChildren) {
  return <kbd className={styles.key}>{children}</kbd>;
}
