import type { ComponentPropsWithoutRef } from 'react';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { StudioIcon, type StudioIconName } from './StudioIcon';
import * as styles from './StudioBar.module.css';

interface BarButtonProps extends ComponentPropsWithoutRef<'button'> {
  icon: StudioIconName;
  name: string;
}

/** A button of the bar above the playground; without room, only its icon is seen. */
export function BarButton({ icon, name, className, ...rest }: BarButtonProps) {
  return (
    <Button kind="bare" title={name} className={classNames(styles.button, className)} {...rest}>
      <StudioIcon name={icon} />
      <span className={styles.name}>{name}</span>
    </Button>
  );
}
