import type { ComponentPropsWithoutRef } from 'react';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { StudioIcon, type StudioIconName } from './StudioIcon';
import * as styles from './StudioBar.module.css';

interface BarButtonProps extends ComponentPropsWithoutRef<'button'> {
  icon: StudioIconName;
  name: string;
  /** What is seen of the name where there is little room. */
  short?: string;
}

/** A button of the bar above the playground; with little room, its name stands below its icon. */
export function BarButton({ icon, name, short, className, ...rest }: BarButtonProps) {
  return (
    <Button kind="bare" title={name} className={classNames(styles.button, className)} {...rest}>
      <StudioIcon name={icon} />
      <span className={short === undefined ? undefined : styles.name}>{name}</span>
      {short !== undefined && (
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
      )}
    </Button>
  );
}
