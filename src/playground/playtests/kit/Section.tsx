import { useId, type ReactNode } from 'react';
import * as styles from '../TestsTool.module.css';

interface SectionProps {
  title: string;
  /** Shown after the title. */
  count?: number;
  children: ReactNode;
}

/** A part of the results. */
export function Section({ title, count, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}
        {count !== undefined && count > 0 && <span className={styles.count}> {count}</span>}
      </h2>
      {children}
    </section>
  );
}
