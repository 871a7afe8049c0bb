import { offlineMessages } from '../../config/messages/offline';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import type { KeptState } from './protocol';
import type { KeptDocs } from './use-kept-docs';
import * as styles from './Offline.module.css';

const words = offlineMessages.all;
const BYTES_PER_MEGABYTE = 1_000_000;

interface KeepAllProps extends Omit<KeptDocs, 'kept'> {
  kept: KeptState;
}

/** The choice to have all the docs on this device: its size, its progress, and its end. */
export function KeepAll({ kept, progress, failure, keepAll, stop, forgetOthers }: KeepAllProps) {
  const size = `${Math.ceil(kept.bytes / BYTES_PER_MEGABYTE)} MB`;
  return (
    <section aria-labelledby="all" className={styles.all}>
      <h2 id="all" className={styles.heading}>
        {words.title}
      </h2>
      <p>{kept.keepsAll ? words.kept(size) : words.size(size)}</p>
      {progress !== null && (
        <>
          <Progress aria-label={words.progressName} value={progress.done} max={progress.total} />
          <p className={styles.count}>{words.progress(progress.done, progress.total)}</p>
        </>
      )}
      {failure !== null && <p role="alert">{offlineMessages.failed[failure]}</p>}
      <p className={styles.ways}>
        {progress !== null ? (
          <Button onClick={stop}>{words.stop}</Button>
        ) : kept.keepsAll ? (
          <>
            <Button onClick={forgetOthers}>{words.forget}</Button>
            <span className={styles.hint}>{words.forgetHint}</span>
          </>
        ) : (
          <Button kind="primary" onClick={keepAll}>
            {words.keep}
          </Button>
        )}
      </p>
    </section>
  );
}
