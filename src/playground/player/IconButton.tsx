import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { currentLocale } from '../../config/current-locale';
import { PlayerIcon, type PlayerIconName } from './PlayerIcon';
import * as styles from './IconButton.module.css';

interface IconButtonProps extends Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-pressed' | 'className' | 'onClick'
> {
  icon: PlayerIconName;
  name: string;
}

/** A button that shows only an icon; its name is its accessible name and tooltip. */
export function IconButton({ icon, name, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      lang={currentLocale.code}
      className={clsx(styles.button, className)}
      aria-label={name}
      title={name}
      {...rest}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
