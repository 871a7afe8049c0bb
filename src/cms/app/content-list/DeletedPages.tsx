import { useEffect, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { Button } from '../../../ui/Button';
import type { DeletedPage } from '../../protocol/protocol';
import { timeOf } from '../history/time-of';
import { pathOf } from '../place/page-folders';
import { requestServer } from '../request-server';
import { knownPages } from './known-pages';

interface DeletedPagesProps {
  /** Opens the form of a page that the CMS does not know yet. */
  onRestored?: (slug: string) => void;
}

/** The pages that were deleted on this computer in the last week, and a way to bring each back. */
export function DeletedPages({ onRestored = openAnew }: DeletedPagesProps) {
  const pages = knownPages.use();
  const [deleted, setDeleted] = useState<readonly DeletedPage[]>([]);
  const [failure, setFailure] = useState('');
  const tell = (error: unknown) => setFailure(describeError(error));
  useEffect(() => {
    requestServer('deleted', {}).then(setDeleted, tell);
  }, [pages]);
  const restore = async ({ path, id }: DeletedPage) => {
    setFailure('');
    try {
      await requestServer('restore', { path, id });
      onRestored(pathOf(path));
    } catch (error) {
      tell(error);
    }
  };
  if (deleted.length === 0) return null;
  return (
    <section className="cmsDeleted" aria-labelledby="deleted-pages">
      <h2 id="deleted-pages">Deleted in the last week</h2>
      <ul>
        {deleted.map((page) => (
          <li key={page.path}>
            <span>{page.title}</span> <small>{timeOf(page)}</small>{' '}
            <Button
              isSmall
              aria-label={`Restore “${page.title}”`}
              onClick={() => void restore(page)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
      <p role="alert">{failure}</p>
    </section>
  );
}

function openAnew(slug: string): void {
  window.location.hash = `#/collections/pages/entries/${slug}`;
  window.location.reload();
}
