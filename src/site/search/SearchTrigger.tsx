import { withPrefix } from 'gatsby';
import { useEffect, type MouseEvent } from 'react';
import { leaveOrExplain } from '../../base/browser/leave-or-explain';
import { shortcutLetter } from '../../base/browser/shortcut-letter';
import { messages } from '../../config/messages';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { keepTyped, takeTyped, typeAhead } from '../../base/browser/typed-ahead';
import * as styles from './SearchTrigger.module.css';

const page = withPrefix('/search/');

/** Opens the search: the dialog is fetched on first use; if that fails, its page opens instead, if there is a connection. */
export function loadSearch(typed = ''): void {
  typeAhead(typed);
  import(/* webpackChunkName: "search" */ './open-search').then(
    (module) => module.openSearch(),
    () => {
      const text = takeTyped();
      return leaveOrExplain({
        address: `${page}?q=${encodeURIComponent(text)}`,
        title: messages.navigation.searchFailed,
        onRetry: () => loadSearch(text),
      });
    },
  );
}

function open(event: Event | MouseEvent): void {
  event.preventDefault();
  loadSearch();
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (keepTyped(event) || event.defaultPrevented || altKey) return;
  const isField = (target as Element).matches('input,textarea,select,[contenteditable=true]');
  if (ctrlKey || metaKey ? shortcutLetter(event) === 'k' : key === '/' && !isField) open(event);
}

/** Opens the search: a button that looks like a field. Without scripts it links to the search page. */
export function SearchTrigger() {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <form action={page} className={styles.form}>
      <Button
        kind="bare"
        type="submit"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        data-app="search"
        onClick={open}
      >
        <Icon name="search" />
        <span className={styles.label}>{messages.search.open}</span>
        <kbd aria-hidden="true">/</kbd>
      </Button>
    </form>
  );
}
