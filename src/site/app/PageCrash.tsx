import type { CrashState } from '../../base/browser/ErrorBoundary';
import { messages } from '../../config/messages';
import { CrashReport } from './CrashReport';
import * as styles from './PageCrash.module.css';

/** Replaces a page that crashed, inside the site’s frame. */
export function PageCrash(crash: CrashState) {
  return (
    <main id="main-content" className={styles.main}>
      <CrashReport heading={messages.crash.pageHeading} {...crash} />
    </main>
  );
}
