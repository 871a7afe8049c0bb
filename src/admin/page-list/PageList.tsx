import { useMemo, useState } from 'react';
import { parseSidebars } from '../../core/sidebar/parse-sidebars';
import type { Problem } from '../../core/problems/problem';
import { countOf } from '../../core/text/words';
import { formFiles } from '../../core/desk/cms-address';
import { FilterBar } from '../lists/FilterBar';
import { siteProblems } from '../problems-bar/site-problems';
import { stages } from '../review/statuses';
import { useSiteContent } from '../site-content';
import { countPages, filterLines } from './filter-lines';
import { knownPages } from './known-pages';
import { orderPages, type PageLine, type PageListLine } from './order-pages';

const ALL = 'All pages';

/** The kinds of pages that an author looks for. */
const KINDS: Readonly<Record<string, (page: PageLine, problems: number) => boolean>> = {
  [ALL]: () => true,
  Drafts: ({ isDraft }) => isDraft,
  'With problems': (_, problems) => problems > 0,
  'With unpublished changes': ({ status }) => status !== '',
};

/** All pages as readers find them in the sidebar, with what is worth knowing of each, and a filter above. */
export function PageList() {
  const { sidebarSource } = useSiteContent();
  const problems = siteProblems.use();
  const pages = knownPages.use();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState(ALL);
  const lines = useMemo(
    () =>
      pages === null
        ? []
        : orderPages(pages, parseSidebars(sidebarSource, formFiles.sidebars).sidebars),
    [pages, sidebarSource],
  );
  const countOfFile = useMemo(() => countByFile(problems), [problems]);
  const problemsIn = ({ file }: PageLine) => countOfFile.get(file) ?? 0;
  const shown = filterLines(lines, {
    query,
    isWanted: (page) => KINDS[kind]?.(page, problemsIn(page)) === true,
  });
  if (pages === null) return <p role="status">Loading the pages …</p>;
  // Where nothing goes through review, nothing waits to be published.
  const hasChanges = pages.some(({ status }) => status !== '');
  const isFiltered = query.trim() !== '' || kind !== ALL;
  return (
    <>
      <FilterBar
        label="Filter the pages"
        placeholder="Filter by title, address or category"
        query={query}
        found={isFiltered ? { shown: countPages(shown), all: countPages(lines) } : null}
        onQuery={setQuery}
        onClear={() => {
          setQuery('');
          setKind(ALL);
        }}
      >
        <select
          aria-label="Which pages"
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          {Object.keys(KINDS).map((name) =>
            name !== 'With unpublished changes' || hasChanges || name === kind ? (
              <option key={name}>{name}</option>
            ) : null,
          )}
        </select>
      </FilterBar>
      <Lines lines={shown} problemsIn={problemsIn} />
    </>
  );
}

/** How many problems each file has, without hints. */
function countByFile(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, advice } of problems) {
    if (advice === undefined) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  return counts;
}

interface LinesProps {
  lines: readonly PageListLine[];
  problemsIn: (page: PageLine) => number;
}

function Lines({ lines, problemsIn }: LinesProps) {
  return (
    <ul>
      {lines.map((line) =>
        line.type === 'page' ? (
          <li key={line.slug}>
            <Line page={line} problems={problemsIn(line)} />
          </li>
        ) : (
          <li key={`${line.title} ${lines.indexOf(line)}`}>
            <h2>{line.title}</h2>
            <Lines lines={line.lines} problemsIn={problemsIn} />
          </li>
        ),
      )}
    </ul>
  );
}

function Line({ page, problems }: { page: PageLine; problems: number }) {
  const { slug, title, isDraft, status } = page;
  const address = slug.split('/').map(encodeURIComponent).join('/');
  const marks = [...(isDraft ? ['draft'] : []), ...(status === '' ? [] : [describeStatus(status)])];
  return (
    <a href={`#/collections/pages/entries/${address}`}>
      <span>{title}</span>
      {marks.map((mark) => (
        <small key={mark}> {mark}</small>
      ))}
      {problems > 0 && <small data-severity="error"> {countOf(problems, 'problem')}</small>}
    </a>
  );
}

const describeStatus = (status: Exclude<PageLine['status'], ''>) =>
  status === 'deletion' ? 'to be deleted' : `changes ${stages[status].name.toLowerCase()}`;
