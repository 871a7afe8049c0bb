import type { ReactNode } from 'react';
import type { DocsFrame } from '../core/page/page-data';
import { Breadcrumbs } from '../components/chrome/Breadcrumbs';
import { Pagination } from '../components/chrome/Pagination';
import * as styles from './DocsLayout.module.css';

interface DocsLayoutProps {
  title: ReactNode;
  /** A word above the title. */
  eyebrow?: string;
  frame: DocsFrame;
  /** Above the text, below the title. */
  lead?: ReactNode;
  /** What stands in the margin. */
  margin?: ReactNode;
  children: ReactNode;
}

/** A page of the docs: where it stands, its title, its text, and what comes before and after. */
export function DocsLayout({ title, eyebrow, frame, lead, margin, children }: DocsLayoutProps) {
  return (
    <main id="main-content" className={styles.layout}>
      <article className={styles.text}>
        <Breadcrumbs trail={frame.breadcrumbs} />
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead}
        {children}
        <Pagination previous={frame.previous} next={frame.next} />
      </article>
      {margin !== undefined && <div className={styles.margin}>{margin}</div>}
    </main>
  );
}
