import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import * as styles from './Notice.module.css';

interface NoticeProps {
  /** What it says, with the buttons that belong to it. */
  children: ReactNode;
  closeName: string;
  onClose: () => void;
  className?: string | undefined;
}

/** A message above the page that stays until it is closed. Where it stands, and who hears of it, its surroundings say. */
export function Notice({ children, closeName, onClose, className }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, className)}>
      <div className={styles.content}>{children}</div>
      <IconButton name={closeName} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
