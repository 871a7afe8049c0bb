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

/**
 * How long to wait before a page is opened by itself, the first time and the next ones, in milliseconds. The service worker
 * can be without a connection a moment longer than the page, and then leads here again.
 */
const PAUSES = [0, 1000, 4000];

/** Shown without a connection in the place of a page that is not on this device. `path` is its path and query, if known. */
export function MissingPageView({ path }: { path: string | null }) {
  const { kept } = useKeptDocs();

  useEffect(() => {
    if (path === null) return;
    const wanted = new URL(path, window.location.href);
    const open = async (): Promise<void> => {
      if ((await whyUnreachable(wanted)) !== null) return;
      const pause = PAUSES.find((time) => fullLoadGuard.take(`${wanted.href} ${time}`));
      if (pause !== undefined) {
        setTimeout(() => loadDocument(wanted, { isReplacing: true }), pause);
      }
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
      {kept !== null && typeof kept !== 'string' && <KeptPages pages={kept.pages} />}
    </main>
  );
}
