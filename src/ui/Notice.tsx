import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import * as styles from './Notice.module.css';

interface NoticeProps extends ComponentPropsWithoutRef<'div'> {
  closeName: string;
  onClose: () => void;
}

/** A message above the page, with its buttons, that stays until it is closed. Where it stands, its surroundings say. */
export function Notice({ children, closeName, onClose, className, ...rest }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, className)} {...rest}>
      <div className={styles.content}>{children}</div>
      <IconButton name={closeName} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
