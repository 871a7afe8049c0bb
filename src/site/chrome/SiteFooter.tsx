import * as styles from './SiteFooter.module.css';

interface SiteFooterProps {
  copyright: string;
}

/** The colophon: one line. */
export function SiteFooter({ copyright }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <p>{copyright}</p>
    </footer>
  );
}
