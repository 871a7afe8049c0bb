import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { messages } from '../../config/messages';
import { markPages } from '../../lessons/sample-views/mark-pages';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { useMenuHistory } from './use-menu-history';
import * as styles from './SideMenu.module.css';

const desktop = '(min-width: 997px)';

interface SideMenuProps {
  title: ReactNode;
  /** The colour switch, which does not fit into the header of a small screen. */
  colorMode: ReactNode;
  /** The header's links, as list items. */
  links: ReactNode;
  /** The docs sidebar; absent outside the docs. */
  sidebar: ReactNode | null;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The navigation on small screens: a dialog with the docs sidebar and, behind it, the header’s links. It closes on
 * Escape, on a click on the backdrop, on Back, when a link is followed, and when the window becomes wide.
 */
export function SideMenu({ title, colorMode, links, sidebar, isOpen, onClose }: SideMenuProps) {
  const [isMainShown, setMainShown] = useState(false);
  const { leaveEntry } = useMenuHistory(isOpen, onClose);
  const showsMain = isMainShown || sidebar === null;

  useEffect(() => {
    if (!isOpen) return;
    void markPages();
    const wide = window.matchMedia(desktop);
    const onChange = (): void => {
      if (wide.matches) onClose();
    };
    wide.addEventListener('change', onChange);
    return () => {
      wide.removeEventListener('change', onChange);
      setMainShown(false);
    };
  }, [isOpen, onClose]);

  function onClick(event: MouseEvent): void {
    if (event.target === event.currentTarget) onClose();
    else if (isFollowedLink(event)) {
      leaveEntry();
      onClose();
    }
  }

  if (!isOpen) return null;
  return (
    <Dialog
      className={styles.menu}
      aria-label={messages.chrome.menu}
      onClick={onClick}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.title}>{title}</div>
          {colorMode}
          <IconButton className={styles.close} name={messages.chrome.closeMenu} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {showsMain ? (
          <nav key="main" className={styles.panel} aria-label={messages.chrome.mainNavigation}>
            <ul className={styles.links}>{links}</ul>
          </nav>
        ) : (
          <div key="docs" className={styles.panel}>
            <Button kind="bare" className={styles.back} onClick={() => setMainShown(true)}>
              {messages.chrome.backToMainMenu}
            </Button>
            {sidebar}
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Whether the click navigates in this tab. */
function isFollowedLink(event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  if (link === null || link.target === '_blank' || event.button !== 0) return false;
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
