import { offlineMessages as words } from '../../config/messages/offline';
import { PageMetadata } from '../chrome/PageMetadata';
import { KeepAll } from '../offline/KeepAll';
import { KeptPages } from '../offline/KeptPages';
import { useKeptDocs } from '../offline/use-kept-docs';
import * as styles from '../offline/Offline.module.css';

/** What can be read without a connection, and the choice to have everything on this device. */
export function OfflineView() {
  const { kept, ...choice } = useKeptDocs();
  return (
    <main id="main-content" className={styles.page} data-app-now="">
      <PageMetadata title={words.title} description={words.description} isUnlisted />
      <h1 className={styles.title}>{words.title}</h1>
      {typeof kept === 'string' ? (
        <>
          <p role="alert">{words.unavailable[kept]}</p>
          <p>{words.unavailable.projects}</p>
        </>
      ) : (
        <p>{words.lead}</p>
      )}
      {kept !== null && typeof kept !== 'string' && (
        <>
          <KeepAll kept={kept} {...choice} />
          <KeptPages pages={kept.pages} />
        </>
      )}
    </main>
  );
}
