import type { PropsWithChildren } from 'react';
import * as styles from './ReferenceCard.module.css';

/** The complete card of a reference entry, rendered at build time: see core/reference/draw-card.ts. */
export function ReferenceCard({ children }: PropsWithChildren) {
  return <div className={styles.card}>{children}</div>;
}
