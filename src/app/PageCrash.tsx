import { messages } from '../site/messages';
import { CrashReport } from './CrashReport';
import type { CrashState } from './ErrorBoundary';
import * as styles from './PageCrash.module.css';

/** Takes the place of a page that crashed, inside the frame of the site. */
export function PageCrash(crash: CrashState) {
  return (
    <main id="main-content" className={styles.main}>
      <CrashReport heading={messages.crash.pageHeading} {...crash} />
    </main>
  );
}
