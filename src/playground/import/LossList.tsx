import { groupBy } from '../../base/lists/group-by';
import { carryOverMessages } from '../../config/messages/carry-over';
import { filesMessages } from '../../config/messages/files';
import type { MarkedLoss } from '../../ink/convert/writing/marked-losses';
import * as styles from './ImportPanel.module.css';

const words = filesMessages.importing;
/** How many of a kind are shown; all are comments in the text. */
const SHOWN = 20;

export interface LossListProps {
  losses: readonly MarkedLoss[];
}

/** What a conversion to ink left out, by what it is about; the same code once. */
export function LossList({ losses }: LossListProps) {
  return (
    <details className={styles.inky}>
      <summary>{words.losses(losses.length)}</summary>
      <p>{words.lossesAbout}</p>
      <dl>
        {[...groupBy(losses, ({ kind }) => kind)].map(([kind, own]) => {
          const codes = [...groupBy(own, ({ code }) => code.split('\n')[0] ?? '')];
          return (
            <div key={kind}>
              <dt>
                {carryOverMessages.advice[kind].title} <span>({own.length})</span>
              </dt>
              {codes.slice(0, SHOWN).map(([code, same]) => (
                <dd key={code}>
                  <code translate="no" dir="auto" className={styles.code}>
                    {code}
                  </code>
                  {same.length > 1 && ` × ${same.length}`}
                </dd>
              ))}
              {codes.length > SHOWN && <dd>{words.moreLosses(codes.length - SHOWN)}</dd>}
            </div>
          );
        })}
      </dl>
    </details>
  );
}
