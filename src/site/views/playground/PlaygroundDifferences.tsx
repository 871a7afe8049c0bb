import { playgroundMessages } from '../../../config/messages/playground';
import { playedEngine } from '../../../config/played-engine';
import * as styles from './PlaygroundDifferences.module.css';

const { differences: words } = playgroundMessages;

/** A difference as readers see it. */
export interface ShownDifference {
  differenceId: string;
  title: string;
  explanation: string;
}

interface PlaygroundDifferencesProps {
  differences: readonly ShownDifference[];
}

/** What the playground does differently from the engine: below the playground, linked from each player. */
export function PlaygroundDifferences({ differences }: PlaygroundDifferencesProps) {
  return (
    <section className={styles.differences} aria-labelledby="differences">
      <h2 id="differences" className={styles.heading}>
        {words.heading}
      </h2>
      <p className={styles.lead}>{words.lead(playedEngine)}</p>
      <dl className={styles.list}>
        {differences.map(({ differenceId, title, explanation }) => (
          <div key={differenceId} id={differenceId} className={styles.difference}>
            <dt>{title}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
