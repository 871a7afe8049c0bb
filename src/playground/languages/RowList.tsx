import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
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
  const list = useRef<HTMLDivElement>(null);
  useEffect(preloadField, []);
  const { page, openKey: open, find, hasNext, isLast, ...go } = useRows(listed, list);
  return (
    <>
      <RowFinder {...find} listed={listed} onNext={hasNext ? () => go.goNext(open) : null} />
      <p role="status" className={styles.soft}>
        {isLast && words.last}
      </p>
      {page.rows.length === 0 && (
        <p role="status" className={styles.soft}>
          {words.nothing}
        </p>
      )}
      <div ref={list} role="group" aria-label={words.label}>
        {page.first > 0 && (
          <Button kind="link" onClick={() => go.showFrom(Math.max(0, page.first - PAGE))}>
            {words.fewer}
          </Button>
        )}
        <ul className={styles.list}>
          {page.rows.map((one, index) => (
            <li key={one.key} data-open={one.key === open ? '' : undefined}>
              {one.row.place !== page.rows[index - 1]?.row.place && <PlaceName row={one.row} />}
              {one.key === open ? (
                <RowEditor
                  code={code}
                  listed={one}
                  isReadOnly={isReadOnly}
                  onChange={onChange}
                  onNext={() => go.goNext(one.key)}
                  onBeside={(by) => go.beside(one.key, by)}
                  workspace={workspace}
                  onClose={() => go.close(one.key)}
                />
              ) : (
                <RowItem code={code} listed={one} onOpen={go.openRow} />
              )}
            </li>
          ))}
        </ul>
        {page.left > 0 && (
          <Button kind="link" onClick={() => go.showFrom(page.first + PAGE)}>
            {words.more(Math.min(PAGE, page.left))}
          </Button>
        )}
      </div>
    </>
  );
}

/** Which texts are listed, and which of them is written. */
function useRows(listed: readonly ListedRow[], list: RefObject<HTMLElement>) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [start, setStart] = useState(0);
  const [isLast, setIsLast] = useState(false);
  const filtered = useMemo(() => filterRows(listed, filter, search), [listed, filter, search]);
  // The one that is written stays, whatever becomes of it.
  const shown = useMemo(() => {
    if (open === null || filtered.some(({ key }) => key === open)) return filtered;
    const left = new Set(filtered);
    return listed.filter((one) => one.key === open || left.has(one));
  }, [filtered, listed, open]);
  const first = Math.min(start, Math.max(0, shown.length - 1));

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
    const following = nextOpen(listed, after);
    setIsLast(following === null);
    if (following !== null) openRow(following.key);
  };
  return {
    page: { first, rows: shown.slice(first, first + PAGE), left: shown.length - first - PAGE },
    /** The text that is written; null for none. */
    openKey: open,
    find: {
      filter,
      search,
      onFilter: (chosen: RowFilter) => {
        setFilter(chosen);
        setStart(0);
        setOpen(null);
      },
      onSearch: (text: string) => {
        setSearch(text);
        setStart(0);
      },
    },
    hasNext: useMemo(() => nextOpen(listed, open) !== null, [listed, open]),
    /** Whether nothing is left after the one that was done last. */
    isLast,
    ...{ openRow, close, beside, goNext },
    showFrom: setStart,
  };
}

const pageAt = (index: number): number => Math.max(0, index - Math.floor(PAGE / 3));

interface RowFinderProps {
  listed: readonly ListedRow[];
  filter: RowFilter;
  search: string;
  onFilter: (filter: RowFilter) => void;
  onSearch: (search: string) => void;
  /** Goes to the next text that is missing or to be checked; null if there is none. */
  onNext: (() => void) | null;
}

/** Which texts are listed. */
function RowFinder({ listed, filter, search, onFilter, onSearch, onNext }: RowFinderProps) {
  const counts = useMemo(
    () => FILTERS.map((one) => [one, filterRows(listed, one, '').length] as const),
    [listed],
  );
  return (
    <div className={styles.find}>
      <Select
        isSmall
        aria-label={words.filter}
        value={filter}
        onChange={({ target }) => onFilter(FILTERS.find((one) => one === target.value) ?? 'all')}
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
        onChange={({ target }) => onSearch(target.value)}
      />
      <Button isSmall onClick={() => onNext?.()} disabled={onNext === null}>
        {words.next}
      </Button>
    </div>
  );
}

function PlaceName({ row: { kind, place } }: Pick<ListedRow, 'row'>) {
  return (
    <h2 className={styles.place}>{kind === 'player' ? words.player : place || words.beginning}</h2>
  );
}
