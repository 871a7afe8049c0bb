import { filesMessages } from '../../config/messages/files';
import type { Loss } from './import-result';
import * as styles from './ImportPanel.module.css';

const words = filesMessages.importing;
/** How many are shown; all are comments in the text. */
const SHOWN = 100;

interface LossListProps {
  losses: readonly Loss[];
}

/** What a conversion to ink left out, by passage or scene. */
export function LossList({ losses }: LossListProps) {
  if (losses.length === 0) return null;
  const shown = losses.slice(0, SHOWN);
  const places = [...new Set(shown.map(({ place }) => place))];
  return (
    <details className={styles.inky}>
      <summary>{words.losses(losses.length)}</summary>
      <p>{words.lossesAbout}</p>
      <dl>
        {places.map((place) => (
          <div key={place}>
            <dt dir="auto">{place}</dt>
            {shown
              .filter((loss) => loss.place === place)
              .map(({ code }, index) => (
                <dd key={`${index} ${code}`} translate="no" className={styles.code}>
                  {code}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      {losses.length > SHOWN && <p>{words.moreLosses(losses.length - SHOWN)}</p>}
    </details>
  );
}
