import type { PropsWithChildren } from 'react';
import * as styles from './VisuallyHidden.module.css';

/** Words for those who listen only. */
export function VisuallyHidden({ children }: PropsWithChildren) {
  return <span className={styles.hidden}>{children}</span>;
}
