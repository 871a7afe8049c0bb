import { useEffect, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { Button } from '../../../ui/Button';
import { isPicture } from '../../protocol/picture-place';
import type { DeletedFile } from '../../protocol/protocol';
import { pathOf } from '../kit/page-folders';
import { loadSiteContent } from '../kit/site-content';
import { timeOf } from '../kit/time-of';
import { requestServer } from '../server/request-server';
import { knownPages } from './known-pages';

interface DeletedFilesProps {
  /** Opens the form of a page that the CMS does not know yet. */
  onRestored?: (slug: string) => void;
}

/** The pages and pictures that were deleted on this computer in the last week, and a way to bring each back. */
export function DeletedFiles({ onRestored = openAnew }: DeletedFilesProps) {
  const pages = knownPages.use();
  const [deleted, setDeleted] = useState<readonly DeletedFile[]>([]);
  const [failure, setFailure] = useState('');
  const [restored, setRestored] = useState('');
  const tell = (error: unknown) => setFailure(describeError(error));
  useEffect(() => {
    requestServer('deleted', {}).then(setDeleted, tell);
  }, [pages]);
  const sayRestored = async (name: string) => {
    await loadSiteContent();
    setDeleted(await requestServer('deleted', {}));
    setRestored(`${name} is among the pictures again.`);
  };
  const restore = async ({ path, id, title }: DeletedFile) => {
    setFailure('');
    try {
      await requestServer('restore', { path, id });
      if (isPicture(path)) await sayRestored(title);
      else onRestored(pathOf(path));
    } catch (error) {
      tell(error);
    }
  };
  if (deleted.length === 0 && restored === '') return null;
  return (
    <section className="cmsDeleted" aria-labelledby="deleted-files">
      <h2 id="deleted-files">Deleted in the last week</h2>
      <ul>
        {deleted.map((file) => (
          <li key={file.path}>
            <span>{file.title}</span> <small>{timeOf(file)}</small>{' '}
            <Button
              isSmall
              aria-label={`Restore “${file.title}”`}
              onClick={() => void restore(file)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{restored}</p>
      <p role="alert">{failure}</p>
    </section>
  );
}

function openAnew(slug: string): void {
  window.location.hash = `#/collections/pages/entries/${slug}`;
  window.location.reload();
}
