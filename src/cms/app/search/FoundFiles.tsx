import { countOf } from '../../../base/text/words';
import type { TextPiece } from '../../../docs/search/marked-text';
import { lastSearch, type FoundFile } from './last-search';

/** What the last search has found: pages first, each with what its text says there. */
export function FoundFiles() {
  const { term, found } = lastSearch.use();
  if (found === 'looking') return <p role="status">Looking …</p>;
  if (found === 'failed') return <p role="alert">The search failed. Try it again.</p>;
  const pages = found.filter(({ isPage }) => isPage);
  const others = found.filter(({ isPage }) => !isPage);
  return (
    <>
      <p role="status">{summaryOf(term, pages.length, others.length)}</p>
      {found.length === 0 && (
        <p>Try fewer words, or only the beginning of a word: a page must have all of them.</p>
      )}
      <List files={pages} />
      {others.length > 0 && <h2>Other files</h2>}
      <List files={others} />
    </>
  );
}

function summaryOf(term: string, pages: number, others: number): string {
  if (others === 0) return pages === 0 ? `No page contains “${term}”.` : countOf(pages, 'page');
  const files = countOf(others, 'other file');
  return pages === 0 ? files : `${countOf(pages, 'page')} and ${files}`;
}

function List({ files }: { files: readonly FoundFile[] }) {
  return (
    <ul>
      {files.map(({ address, isDraft, title, excerpt }) => (
        <li key={address}>
          <a href={address}>
            <Pieces pieces={title} />
            {isDraft && <small> draft</small>}
            <p>
              <Pieces pieces={excerpt} />
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <span>
      {pieces.map(({ text, isMarked }, index) =>
        isMarked ? <mark key={index}>{text}</mark> : text,
      )}
    </span>
  );
}
