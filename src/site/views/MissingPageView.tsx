import { useEffect } from 'react';
import { loadDocument } from '../../base/browser/load-document';
import { whyUnreachable } from '../../base/browser/reach-server';
import { offlineMessages } from '../../config/messages/offline';
import { PageMetadata } from '../chrome/PageMetadata';
import { fullLoadGuard } from '../navigation/full-load-guard';
import { KeptPages } from '../offline/KeptPages';
import { useKeptDocs } from '../offline/use-kept-docs';
import * as styles from '../offline/Offline.module.css';

const words = offlineMessages.missing;

/** Shown without a connection in the place of a page that is not on this device. `path` is its path and query, if known. */
export function MissingPageView({ path }: { path: string | null }) {
  const { kept } = useKeptDocs();

  useEffect(() => {
    if (path === null) return;
    const wanted = new URL(path, window.location.href);
    const open = async (): Promise<void> => {
      const isThere = (await whyUnreachable(wanted)) === null;
      if (isThere && fullLoadGuard.take(wanted.href)) loadDocument(wanted, { isReplacing: true });
    };
    const onOnline = (): void => void open();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [path]);

  return (
    <main id="main-content" className={styles.page} data-app-now="">
      <PageMetadata title={words.title} description={words.description} isUnlisted />
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.body}</p>
      {path !== null && (
        <p>
          {words.wanted}{' '}
          {/* A plain link: the page itself is asked for, and may be of a newer build. */}
          <a href={path} className={styles.path}>
            {path}
          </a>
        </p>
      )}
      {kept !== null && kept !== 'unavailable' && <KeptPages pages={kept.pages} />}
    </main>
  );
}
