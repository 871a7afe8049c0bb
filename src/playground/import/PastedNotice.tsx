import type { ReactNode } from 'react';
import { filesMessages } from '../../config/messages/files';
import { IconButton } from '../player/kit/IconButton';
import * as styles from './PastedInk.module.css';

interface PastedNoticeProps {
  children: ReactNode;
  onClose: () => void;
}

/** What there is to say about a text that was pasted, until it is closed. */
export function PastedNotice({ children, onClose }: PastedNoticeProps) {
  return (
    <div role="status" className={styles.pasted}>
      {children}
      <IconButton icon="close" name={filesMessages.importing.closePasted} onClick={onClose} />
    </div>
  );
}
