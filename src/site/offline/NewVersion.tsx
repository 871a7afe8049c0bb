import { offlineMessages } from '../../config/messages/offline';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import * as styles from './NewVersion.module.css';

const words = offlineMessages.newVersion;

interface NewVersionProps {
  onReload: () => void;
  onClose: () => void;
}

/** Says once that there is a new version. The open page goes on with its own until its reader reloads it. */
export function NewVersion({ onReload, onClose }: NewVersionProps) {
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.text}>{words.text}</p>
      <Button isSmall onClick={onReload}>
        {words.reload}
      </Button>
      <IconButton name={words.close} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
