import { LoadFailureBox } from '../../base/browser/LoadFailureBox';
import { useIsHydrated } from '../../base/browser/use-is-hydrated';
import { messages } from '../../config/messages';
import * as layer from '../../base/browser/failure-notice.module.css';
import * as styles from './OfflineNotice.module.css';

const words = messages.navigation;
/** The script in the page takes any button for one that waits for the app, and tries again to load it. */
const handledEarly = () => undefined;

/**
 * Says, before the app has loaded, that there is no connection. It is in every page, and styles alone show it once something
 * waits for the app in vain: then nothing else is there to say so.
 */
export function OfflineNotice() {
  if (useIsHydrated()) return null;
  return (
    <div className={`${layer.layer} ${styles.notice}`}>
      <LoadFailureBox title={words.offline} error={words.followsOnline} onRetry={handledEarly} />
    </div>
  );
}
