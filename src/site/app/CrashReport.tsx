import type { CrashState } from '../../base/browser/ErrorBoundary';
import { describeError } from '../../base/browser/describe-error';
import { loadDocument } from '../../base/browser/load-document';
import { messages } from '../../config/messages';
import { Button } from '../../ui/Button';
import { DocumentHead } from '../chrome/DocumentHead';
import * as styles from './CrashReport.module.css';

interface CrashReportProps extends CrashState {
  heading: string;
}

/** Says that the page crashed and why. A second attempt reloads the page from the server. */
export function CrashReport({ heading, error, tryAgain, hasTried }: CrashReportProps) {
  const reload = (): void => {
    loadDocument(new URL(window.location.href), { isReplacing: true });
  };
  return (
    <>
      <DocumentHead title={messages.crash.documentTitle} />
      <h1 className={styles.heading}>{heading}</h1>
      <Button onClick={hasTried ? reload : tryAgain}>{messages.crash.tryAgain}</Button>
      <hr className={styles.rule} />
      <pre className={styles.message}>{describeError(error)}</pre>
    </>
  );
}
