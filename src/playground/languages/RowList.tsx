import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { languagesMessages } from '../../config/messages/languages';
import type { Translation } from '../../ink/languages/language-table';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import type { Workspace } from '../pane/workspace';
import { RowEditor, preloadField } from './RowEditor';
import { RowItem } from './RowItem';
import { filterRows, nextOpen, type ListedRow, type RowFilter } from '../translations/listed-rows';
import * as styles from './LanguagesTool.module.css';

const { list: words } = languagesMessages;
const FILTERS = Object.keys(words.filters) as RowFilter[];
/** How many texts are drawn at once: a long story has thousands. */
const PAGE = 150;

interface RowListProps {
  code: string;
  listed: readonly ListedRow[];
  isReadOnly: boolean;
  workspace: Workspace;
  onChange: (entry: Translation) => void;
}

/** The texts of the story beside their translations, of which one is written. */
export function RowList({ code, listed, isReadOnly, workspace, onChange }: RowListProps) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [start, setStart] = useState(0);
  const [isLast, setIsLast] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(preloadField, []);
  const counts = useMemo(
    () => FILTERS.map((one) => [one, filterRows(listed, one, '').length] as const),
    [listed],
  );
  const filtered = useMemo(() => filterRows(listed, filter, search), [listed, filter, search]);
  // The one that is written stays, whatever becomes of it.
  const shown = useMemo(() => {
    if (open === null || filtered.some(({ key }) => key === open)) return filtered;
    const left = new Set(filtered);
    return listed.filter((one) => one.key === open || left.has(one));
  }, [filtered, listed, open]);
  const first = Math.min(start, Math.max(0, shown.length - 1));
  const page = shown.slice(first, first + PAGE);

  /** Opens a text, and puts the cursor into its translation. */
  const openRow = (key: string | null): void => {
    const at = shown.findIndex((one) => one.key === key);
    flushSync(() => {
      setOpen(key);
      if (key !== null && at < 0) {
        setFilter('all');
        setSearch('');
        setStart(pageAt(listed.findIndex((one) => one.key === key)));
      } else if (at >= 0 && (at < first || at >= first + PAGE)) setStart(pageAt(at));
    });
    list.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  };
  /** Closes the text that is written; the focus stays at its place. */
  const close = (key: string): void => {
    flushSync(() => setOpen(null));
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    items.find((item) => item.dataset.key === key)?.focus();
  };
  const beside = (key: string, by: number): void => {
    const at = shown.findIndex((one) => one.key === key);
    openRow(shown[at + by]?.key ?? key);
  };
  const goNext = (after: string | null): void => {
    const next = nextOpen(listed, after);
    setIsLast(next === null);
    if (next !== null) openRow(next.key);
  };

  return (
    <>
      <div className={styles.find}>
        <Select
          isSmall
          aria-label={words.filter}
          value={filter}
          onChange={({ target }) => {
            setFilter(FILTERS.find((one) => one === target.value) ?? 'all');
            setStart(0);
            setOpen(null);
          }}
        >
          {counts.map(([one, count]) => (
            <option key={one} value={one}>
              {words.filters[one]} ({count})
            </option>
          ))}
        </Select>
        <Field
          isSmall
          type="search"
          dir="auto"
          aria-label={words.find}
          placeholder={words.find}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setStart(0);
          }}
        />
        <Button isSmall onClick={() => goNext(open)} disabled={nextOpen(listed, open) === null}>
          {words.next}
        </Button>
      </div>
      <p role="status" className={styles.soft}>
        {isLast && words.last}
      </p>
      {shown.length === 0 && (
        <p role="status" className={styles.soft}>
          {words.nothing}
        </p>
      )}
      <div ref={list} role="group" aria-label={words.label}>
        {first > 0 && (
          <Button kind="link" onClick={() => setStart(Math.max(0, first - PAGE))}>
            {words.fewer}
          </Button>
        )}
        <ul className={styles.list}>
          {page.map((one, index) => (
            <li key={one.key} data-open={one.key === open ? '' : undefined}>
              {one.row.place !== page[index - 1]?.row.place && (
                <h2 className={styles.place}>
                  {one.row.kind === 'player' ? words.player : one.row.place || words.beginning}
                </h2>
              )}
              {one.key === open ? (
                <RowEditor
                  code={code}
                  listed={one}
                  isReadOnly={isReadOnly}
                  onChange={onChange}
                  onNext={() => goNext(one.key)}
                  onBeside={(by) => beside(one.key, by)}
                  workspace={workspace}
                  onClose={() => close(one.key)}
                />
              ) : (
                <RowItem code={code} listed={one} onOpen={openRow} />
              )}
            </li>
          ))}
        </ul>
        {first + PAGE < shown.length && (
          <Button kind="link" onClick={() => setStart(first + PAGE)}>
            {words.more(Math.min(PAGE, shown.length - first - PAGE))}
          </Button>
        )}
      </div>
    </>
  );
}

const pageAt = (index: number): number => Math.max(0, index - Math.floor(PAGE / 3));
