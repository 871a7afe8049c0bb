import * as styles from './UnreadPage.module.css';

/** Stands for a page whose file cannot be read at the moment. Seen in `develop` alone. */
export function UnreadPage({ docId }: { docId: string }) {
  return (
    <main id="main-content" className={styles.page}>
      <h1>This page waits for its file</h1>
      <p>
        The frontmatter of <code>{docId}</code> cannot be read as it was saved. What is wrong, and
        in which line, is told at the foot of this page. Nothing is lost: the page is back as soon
        as the file is mended.
      </p>
    </main>
  );
}
