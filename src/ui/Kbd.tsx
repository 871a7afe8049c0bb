import type { PropsWithChildren } from 'react';
import * as styles from './Kbd.module.css';

/** A key to press. */
export function Kbd({ children }: PropsWithChildren) {
  return (
    <kbd translate="no" className={styles.key}>
      {children}
    </kbd>
  );
}
