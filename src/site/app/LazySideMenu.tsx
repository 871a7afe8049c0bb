import type { ComponentProps } from 'react';
import { lazyComponent } from '../../base/browser/lazy-component';
import type { SideMenu } from '../chrome/SideMenu';
import * as styles from './LazySideMenu.module.css';

type SideMenuProps = ComponentProps<typeof SideMenu>;

const LoadedSideMenu = lazyComponent<SideMenuProps>(() =>
  import(/* webpackChunkName: "menu" */ '../chrome/SideMenu').then((module) => module.SideMenu),
);

/**
 * The side menu, whose code wide screens never fetch. Small screens prefetch it, so that only readers who open it are
 * notified if it is late or missing.
 */
export function LazySideMenu(props: SideMenuProps) {
  return (
    <div className={styles.place} hidden={!props.isOpen}>
      <LoadedSideMenu {...props} />
    </div>
  );
}
