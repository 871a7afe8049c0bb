import type { ReactNode } from 'react';
import type { DocsFrame } from '../core/page/page-data';
import { Breadcrumbs } from '../components/chrome/Breadcrumbs';
import { Pagination } from '../components/chrome/Pagination';
import { Engraving } from '../components/ui/Engraving';
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
  /** How the page looks: one that opens a part of the docs, one that lists others over the whole width, or any. */
  look?: 'text' | 'opening' | 'contents';
  /** Address of the engraving beside the title of a page that lists others. */
  picture?: string | null;
  children: ReactNode;
}

/** A page of the docs: where it stands, its title, its text, and what comes before and after. */
export function DocsLayout(props: DocsLayoutProps) {
  const { title, eyebrow, frame, lead, margin, look = 'text', picture = null, children } = props;
  return (
    <main id="main-content" className={styles.layout} data-look={look}>
      <article className={styles.text}>
        <header className={styles.head}>
          <Breadcrumbs trail={frame.breadcrumbs} />
          {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          {lead}
          {picture !== null && <Engraving src={picture} className={styles.picture} />}
        </header>
        {children}
        <Pagination previous={frame.previous} next={frame.next} />
      </article>
      {margin !== undefined && <div className={styles.margin}>{margin}</div>}
    </main>
  );
}
