import { lazyComponent } from '../browser/lazy-component';

/** The side menu, whose code wide screens never fetch. */
export const LazySideMenu = lazyComponent(() =>
  import('../components/chrome/SideMenu').then(({ SideMenu }) => SideMenu),
);
