import type { PropsWithChildren } from 'react';
import * as styles from './ReferenceCard.module.css';

/** All that is known of one entry of the reference, drawn at build: see core/reference/draw-card.ts. */
export function ReferenceCard({ children }: PropsWithChildren) {
  return <div className={styles.card}>{children}</div>;
}
