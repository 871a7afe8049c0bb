import { useMemo, useState } from 'react';
import { parseSidebars } from '../../core/sidebar/parse-sidebars';
import type { Problem } from '../../core/problems/problem';
import { countOf } from '../../core/text/words';
import { formFiles } from '../../core/desk/cms-address';
import { siteProblems } from '../problems-bar/site-problems';
import { useSiteContent } from '../site-content';
import { countPages, filterLines } from './filter-lines';
import { knownPages } from './known-pages';
import { orderPages, type PageLine, type PageListLine } from './order-pages';

/** The states of changes that are not published, as the CMS names them. */
const STATES: Readonly<Record<string, string>> = {
  draft: 'changes in draft',
  pending_review: 'changes in review',
  pending_publish: 'changes ready',
  deletion: 'to be deleted',
};

/** The kinds of pages that an author looks for. */
const KINDS: Readonly<Record<string, (page: PageLine, problems: number) => boolean>> = {
  'All pages': () => true,
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
  const [kind, setKind] = useState('All pages');
  const lines = useMemo(
    () =>
      pages === null
        ? []
        : orderPages(pages, parseSidebars(sidebarSource, formFiles.sidebars).sidebars),
    [pages, sidebarSource],
  );
  const shown = filterLines(lines, {
    query,
    isWanted: (page) => KINDS[kind]?.(page, problemsIn(page, problems)) === true,
  });
  if (pages === null) return <p role="status">Loading the pages …</p>;
  // Where nothing goes through review, nothing waits to be published.
  const hasChanges = pages.some(({ status }) => status !== '');
  const isFiltered = query.trim() !== '' || kind !== 'All pages';
  return (
    <>
      <div className="listFilter">
        <input
          type="search"
          aria-label="Filter the pages"
          placeholder="Filter: words of a title, address or category"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
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
        <span role="status">
          {isFiltered ? `${countPages(shown)} of ${countPages(lines)}` : ''}
        </span>
      </div>
      <Lines lines={shown} />
    </>
  );
}

const problemsIn = ({ file }: PageLine, problems: readonly Problem[]): number =>
  problems.filter((problem) => problem.file === file && problem.advice === undefined).length;

function Lines({ lines }: { lines: readonly PageListLine[] }) {
  return (
    <ul>
      {lines.map((line) =>
        line.type === 'page' ? (
          <li key={line.slug}>
            <Line page={line} />
          </li>
        ) : (
          <li key={`${line.title} ${lines.indexOf(line)}`}>
            <h2>{line.title}</h2>
            <Lines lines={line.lines} />
          </li>
        ),
      )}
    </ul>
  );
}

function Line({ page }: { page: PageLine }) {
  const { slug, title, isDraft, status } = page;
  const problems = problemsIn(page, siteProblems.use());
  const address = slug.split('/').map(encodeURIComponent).join('/');
  const marks = [
    ...(isDraft ? ['draft'] : []),
    ...(status === '' ? [] : [STATES[status] ?? status]),
  ];
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
