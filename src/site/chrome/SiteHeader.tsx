import { useRef, type ReactNode } from 'react';
import { messages } from '../../config/messages';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { SiteTitle } from './SiteTitle';
import { useHeaderVisibility } from './use-header-visibility';
import * as styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  title: string;
  pathname: string;
  /** Whether it hides while the reader scrolls down. */
  hidesOnScroll: boolean;
  /** The links next to the title. */
  links: ReactNode;
  /** The links and menus at the far end. */
  farLinks: ReactNode;
  /** What belongs to a page that fills the window, in the place of the links at the far end. */
  pageBar?: ReactNode;
  /** The search trigger; it stays visible on small screens. */
  search?: ReactNode;
  colorMode: ReactNode;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The header of every page; on small screens its links are in the side menu. */
export function SiteHeader(props: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  const { isVisible, show } = useHeaderVisibility(header, {
    hides: props.hidesOnScroll,
    pathname: props.pathname,
  });
  return (
    <header
      ref={header}
      className={[styles.header, props.hidesOnScroll ? styles.hides : styles.stays].join(' ')}
      data-hidden={isVisible ? undefined : ''}
      data-bar={props.pageBar === undefined ? undefined : ''}
      onFocus={show}
    >
      <nav className={styles.bar} aria-label={messages.chrome.mainNavigation}>
        <IconButton
          className={styles.toggle}
          name={messages.chrome.openMenu}
          aria-expanded={props.isMenuOpen}
          aria-haspopup="dialog"
          onClick={props.onOpenMenu}
        >
          <Icon name="menu" />
        </IconButton>
        <div className={styles.brand}>
          <SiteTitle title={props.title} />
        </div>
        <div className={styles.links}>{props.links}</div>
        {props.pageBar ?? <div className={styles.farLinks}>{props.farLinks}</div>}
        {props.search}
        <div className={styles.colorMode}>{props.colorMode}</div>
      </nav>
    </header>
  );
}
