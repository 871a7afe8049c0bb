import { useEffect, useState } from 'react';
import { loadDocument } from '../../base/browser/load-document';
import { whyUnreachable } from '../../base/browser/reach-server';
import { studioMessages } from '../../config/messages/studio';
import { Button } from '../../ui/Button';
import * as styles from './NotLoaded.module.css';

const words = studioMessages.notLoaded;

interface NotLoadedProps {
  /** A sentence that says what could not be loaded. */
  title: string;
  onRetry: () => void;
}

/**
 * Says why a part could not be loaded and what to do. If the server answers, its files are those of a newer build, and
 * only a reload brings them; otherwise the connection is at fault.
 */
export function NotLoaded({ title, onRetry }: NotLoadedProps) {
  const [isReachable, setIsReachable] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void whyUnreachable(new URL(window.location.href)).then((reason) => {
      if (!isGone) setIsReachable(reason === null);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (isReachable === null) return null;
  return (
    <div role="alert" className={styles.note}>
      <p>
        <strong>{title}</strong> {isReachable ? words.updated : words.offline}
      </p>
      <Button
        onClick={() => {
          if (isReachable) loadDocument(new URL(window.location.href), { isReplacing: true });
          else onRetry();
        }}
      >
        {isReachable ? words.reload : words.retry}
      </Button>
    </div>
  );
}
