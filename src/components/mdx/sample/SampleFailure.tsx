import type { SampleFailure as Failure } from '../../../core/samples/sample-outcome';
import { messages } from '../../../site/messages';
import * as styles from './SampleFailure.module.css';

const words = messages.sampleFailure;

interface SampleFailureProps {
  failures: Failure[];
}

/** The player’s message about the sample above, which fails on purpose: created at build time, like its transcript. */
export function SampleFailure({ failures }: SampleFailureProps) {
  return (
    <ul className={styles.failures} data-outcome="">
      {failures.map(({ severity, file, line, text, hint, inkWords }, index) => (
        <li key={index} data-severity={severity}>
          <p>
            <strong className={styles.kind}>
              {[words[severity], line === null ? null : words.place(file, line)]
                .filter(Boolean)
                .join(', ')}
              :
            </strong>{' '}
            {text} <span className={styles.hint}>{hint}</span>
          </p>
          {!text.includes(inkWords) && (
            <p className={styles.own}>
              {words.inkSays} <code>{inkWords}</code>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
