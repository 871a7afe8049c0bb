import { offlineMessages } from '../../config/messages/offline';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import * as styles from './NewVersion.module.css';

const words = offlineMessages.newVersion;

interface NewVersionProps {
  onReload: () => void;
  onClose: () => void;
}

/** Says once that there is a new version. The open page goes on with its own until its reader reloads it. */
export function NewVersion({ onReload, onClose }: NewVersionProps) {
  return (
    <Notice role="status" className={styles.notice} closeName={words.close} onClose={onClose}>
      <p className={styles.words}>
        {words.text}
        <Button isSmall onClick={onReload}>
          {words.reload}
        </Button>
      </p>
    </Notice>
  );
}
