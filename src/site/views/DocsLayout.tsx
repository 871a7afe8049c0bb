import type { ReactNode } from 'react';
import type { DocsFrame } from '../../docs/sidebar/page-data';
import { Engraving } from '../../ui/Engraving';
import { Breadcrumbs } from '../chrome/Breadcrumbs';
import { Pagination } from '../chrome/Pagination';
import * as styles from './DocsLayout.module.css';

interface DocsLayoutProps {
  title: ReactNode;
  /** A label above the title. */
  eyebrow?: string;
  frame: DocsFrame;
  /** Between the title and the text. */
  lead?: ReactNode;
  /** The content of the margin. */
  margin?: ReactNode;
  /** The layout of the page: an opening page of a section, a full-width list of pages, or a normal page. */
  look?: 'text' | 'opening' | 'contents';
  /** Address of the engraving beside the title of a page that lists others. */
  picture?: string | null;
  children: ReactNode;
}

/** A page of the docs: its position, title and text, and the previous and next page. */
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
