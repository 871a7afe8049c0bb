import { currentLocale } from '../../../config/current-locale';
import { playerMessages } from '../../../config/messages/player';
import { Button } from '../../../ui/Button';
import * as styles from './MistakeLine.module.css';

const words = playerMessages.messages;

interface UnreachedProps {
  onRetry: () => void;
}

/** Says that the text waits for a connection. */
export function Unreached({ onRetry }: UnreachedProps) {
  return (
    <p role="status" className={styles.mistake} lang={currentLocale.code}>
      {words.unreached}{' '}
      <Button kind="link" onClick={onRetry}>
        {words.again}
      </Button>
    </p>
  );
}
