import type { PropsWithChildren } from 'react';
import * as styles from './Steps.module.css';

/** A numbered list styled as steps along a path; its child is the list. */
export function Steps({ children }: PropsWithChildren) {
  return <div className={styles.steps}>{children}</div>;
}
