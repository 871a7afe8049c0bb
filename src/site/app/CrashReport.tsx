import { useEffect, useState } from 'react';
import { Helmet } from 'react-helmet';
import type { CrashState } from '../../base/browser/ErrorBoundary';
import { describeError } from '../../base/browser/describe-error';
import { loadDocument } from '../../base/browser/load-document';
import { messages } from '../../config/messages';
import { Button } from '../../ui/Button';
import * as styles from './CrashReport.module.css';

interface CrashReportProps extends CrashState {
  heading: string;
}

/** Says that the page crashed and why. A second attempt reloads the page from the server. */
export function CrashReport({ heading, error, tryAgain, hasTried }: CrashReportProps) {
  // After an error React renders twice and drops one result, which Helmet would never clean up: the recovered page
  // would keep the title of the crash.
  const [isInPlace, setInPlace] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setInPlace(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const reload = (): void => {
    loadDocument(new URL(window.location.href), { isReplacing: true });
  };
  return (
    <>
      {isInPlace && <Helmet title={messages.crash.documentTitle} />}
      <h1 className={styles.heading}>{heading}</h1>
      <Button onClick={hasTried ? reload : tryAgain}>{messages.crash.tryAgain}</Button>
      <hr className={styles.rule} />
      <pre className={styles.message}>{describeError(error)}</pre>
    </>
  );
}
