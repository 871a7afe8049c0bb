import { withPrefix } from 'gatsby';
import { useEffect } from 'react';
import type { CrashState } from '../../base/browser/ErrorBoundary';
import { loadDocument } from '../../base/browser/load-document';
import { messages } from '../../config/messages';
import { CrashReport } from './CrashReport';
import * as styles from './PageCrash.module.css';

/** Replaces the whole site when its frame crashed; Back and the link load from the server. */
export function SiteCrash(crash: CrashState) {
  useEffect(() => {
    const onBack = (): void => {
      loadDocument(new URL(window.location.href), { isReplacing: true });
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  return (
    <main className={styles.main}>
      <CrashReport heading={messages.crash.siteHeading} {...crash} />
      <p>
        <a href={withPrefix('/')}>{messages.crash.home}</a>
      </p>
    </main>
  );
}
