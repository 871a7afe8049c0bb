import { useMemo } from 'react';
import { parseSidebars } from '../../core/sidebar/parse-sidebars';
import { countOf } from '../../core/text/words';
import { formFiles } from '../../core/desk/cms-address';
import { siteProblems } from '../problems-bar/site-problems';
import { useSiteContent } from '../site-content';
import { knownPages } from './known-pages';
import { orderPages, type PageLine, type PageListLine } from './order-pages';

/** The states of changes that are not published, as the CMS names them. */
const STATES: Readonly<Record<string, string>> = {
  draft: 'changes in draft',
  pending_review: 'changes in review',
  pending_publish: 'changes ready',
};

/** All pages as readers find them in the sidebar, with what is worth knowing of each. */
export function PageList() {
  const { sidebarSource } = useSiteContent();
  const pages = knownPages.use();
  const lines = useMemo(
    () =>
      pages === null
        ? []
        : orderPages(pages, parseSidebars(sidebarSource, formFiles.sidebars).sidebars),
    [pages, sidebarSource],
  );
  if (pages === null) return <p role="status">Loading the pages …</p>;
  return <Lines lines={lines} />;
}

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

function Line({ page: { slug, file, title, isDraft, status } }: { page: PageLine }) {
  const problems = siteProblems.use().filter((problem) => problem.file === file).length;
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
