import { forwardRef, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { nextTabIndex } from '../base/browser/next-tab-index';
import { classNames } from './class-names';
import * as styles from './Tabs.module.css';

interface TabListProps extends ComponentPropsWithoutRef<'div'> {
  /** Whether a tab is chosen as soon as the keys reach it, and not only when it is pressed. */
  choosesAtOnce?: boolean;
}

/** Tabs in a row, one of which Tab reaches: the arrow keys, Home and End move from there. */
export const TabList = forwardRef<HTMLDivElement, TabListProps>(function TabList(
  { choosesAtOnce = false, className, ...rest },
  ref,
) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const list = event.currentTarget;
    const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')].filter(
      (tab) => getComputedStyle(tab).display !== 'none',
    );
    const isRtl = getComputedStyle(list).direction === 'rtl';
    const place = tabs.indexOf(event.target as HTMLElement);
    const next = tabs[nextTabIndex(event.key, place, tabs.length, isRtl) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    if (choosesAtOnce) next.click();
  };
  return (
    // The focus is on one of the tabs, never on their row.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      role="tablist"
      className={classNames(styles.list, className)}
      onKeyDown={onKeyDown}
      {...rest}
    />
  );
});

interface TabProps extends ComponentPropsWithoutRef<'button'> {
  isSelected: boolean;
}

/** The label of a panel, which `aria-controls` names. */
export function Tab({ isSelected, className, ...rest }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={classNames(styles.tab, className)}
      {...rest}
    />
  );
}
