import { useId, type MouseEvent } from 'react';
import { messages } from '../../config/messages';
import type { SidebarCategory } from '../../docs/sidebar/sidebar-entry';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Link } from '../../ui/Link';
import { SidebarItems } from './SidebarItems';
import { useSidebar } from './sidebar-context';
import { useCategory } from './use-category';
import * as styles from './Sidebar.module.css';

interface SidebarCategoryItemProps {
  category: SidebarCategory;
  depth: number;
}

/** A sidebar group. If it has its own page, its label links there and a caret opens it. */
export function SidebarCategoryItem({ category, depth }: SidebarCategoryItemProps) {
  const { id, label, href } = category;
  const { pathname, replaces } = useSidebar();
  const { isOpen, items, isLoading, list, toggle, prepare } = useCategory(category);
  const listId = useId();
  const isCurrent = href === pathname;

  // The label of the current page has no target, so it opens and closes the group.
  function onLabelClick(event: MouseEvent): void {
    if (!isCurrent || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    toggle();
  }

  return (
    <li data-category={id}>
      {href === undefined ? (
        <Button
          kind="bare"
          className={styles.group}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
          suppressHydrationWarning
        >
          {label}
          <Icon name="chevron" className={styles.chevron} />
        </Button>
      ) : (
        <div className={styles.row}>
          <Link
            href={href}
            className={styles.label}
            aria-current={isCurrent ? 'page' : undefined}
            replace={replaces}
            onClick={onLabelClick}
          >
            {label}
          </Link>
          <IconButton
            className={styles.caret}
            name={
              isOpen
                ? messages.chrome.collapseCategory(label)
                : messages.chrome.expandCategory(label)
            }
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={toggle}
            onPointerEnter={prepare}
            suppressHydrationWarning
          >
            <Icon name="chevron" className={styles.chevron} />
          </IconButton>
        </div>
      )}
      <div id={listId}>
        {isLoading && isOpen && <p className={styles.loading}>{messages.chrome.loadingCategory}</p>}
        <SidebarItems
          entries={items}
          depth={depth + 1}
          isOpen={isOpen}
          listRef={list}
          size={isLoading ? category.size : undefined}
        />
      </div>
    </li>
  );
}
