import { useRef, type TableHTMLAttributes } from 'react';
import { messages } from '../../config/messages';
import { useOverflow } from './overflow/use-overflow';
import * as styles from './Table.module.css';

// A group, not a region: tables have no names to tell landmarks apart by.
const scrollable = {
  role: 'group',
  tabIndex: 0,
  'aria-label': messages.content.scrollableTable,
} as const;

/** A table that scrolls if it is too wide, and can only be focused then. */
export function Table(props: TableHTMLAttributes<HTMLTableElement>) {
  const scroller = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(scroller);
  return (
    <div ref={scroller} className={styles.scroller} {...(isOverflowing && scrollable)}>
      <table className={styles.table} {...props} />
    </div>
  );
}
