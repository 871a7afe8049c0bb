import { splitArrows } from '../base/text/arrows';
import * as styles from './UnbrokenArrows.module.css';

/** A sentence with ink in it: no line ends within an arrow. */
export function UnbrokenArrows({ text }: { text: string }) {
  return (
    <>
      {splitArrows(text).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className={styles.arrow}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
