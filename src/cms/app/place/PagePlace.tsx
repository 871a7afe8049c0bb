import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button';
import { useSiteContent } from '../kit/site-content';
import { describeChange } from '../review/describe-change';
import { knownChanges } from '../review/known-changes';
import type { PageMover } from '../server/page-mover';
import { waitingDeletions } from '../store/waiting-deletions';
import { waitingSidebars } from '../store/waiting-sidebars';
import { RenameForm, SAVE_FIRST, type Renamed } from './RenameForm';

export interface PagePlaceProps {
  /** File of the page, relative to the project. */
  file: string;
  /** Slug of its entry. */
  slug: string;
  /** Renames it; null until somebody has signed in. */
  mover: () => PageMover | null;
  /** Whether the form has unsaved changes: after a rename the page is read again. */
  hasChanges: () => boolean;
  onRenamed: (slug: string, renamed: Renamed) => void;
  /** Shows the page’s former versions; null where that is not done here. */
  onHistory: ((file: string) => void) | null;
}

/** Shows where a page’s file is, with a form to rename it. */
export function PagePlace(props: PagePlaceProps) {
  const { file, slug, mover, hasChanges, onRenamed, onHistory } = props;
  const [renaming, setRenaming] = useState<PageMover | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const deletion = waitingDeletions.use().get(slug);
  const open = () => {
    const isUnsaved = hasChanges();
    setFailure(isUnsaved ? SAVE_FIRST : null);
    if (!isUnsaved) setRenaming(mover());
  };
  const close = () => {
    flushSync(() => setRenaming(null));
    // It takes the place of the form, and its focus.
    opener.current?.focus();
  };
  if (deletion !== undefined) return <ToBeDeleted {...{ file }} url={deletion} />;
  const closeAtEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The key is that of the form in it.
    <div className="cmsPlace" onKeyDown={closeAtEscape}>
      <code translate="no">{file}</code>{' '}
      {renaming === null ? (
        <span>
          <Button isSmall ref={opener} onClick={open}>
            Rename or move …
          </Button>{' '}
          {onHistory !== null && (
            <Button isSmall onClick={() => onHistory(file)}>
              History …
            </Button>
          )}
        </span>
      ) : (
        <RenameForm
          {...{ file, slug, hasChanges }}
          mover={renaming}
          onRenamed={(renamed) => onRenamed(slug, renamed)}
          onCancel={close}
        />
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      <SidebarLine {...{ slug }} />
    </div>
  );
}

/** Says where a page that was never published will be in the sidebar, and where it can be moved. */
function SidebarLine({ slug }: Pick<PagePlaceProps, 'slug'>) {
  const content = useSiteContent();
  waitingSidebars.use();
  const change = knownChanges
    .use()
    .find((each) => each.collection === 'pages' && each.slug === slug);
  const { sidebarPlace = '' } = change ? describeChange(change, content) : {};
  if (sidebarPlace === '') return null;
  return (
    <p>
      In the sidebar it will be {sidebarPlace}.{' '}
      <a href="#/collections/sidebars/entries/sidebars">Move it in the sidebar</a>
    </p>
  );
}

/** Says that the page’s deletion waits to be published, and how to keep it. */
function ToBeDeleted({ file, url }: { file: string; url: string }) {
  return (
    <div className="cmsPlace">
      <code translate="no">{file}</code>
      <p>
        <strong>This page is to be deleted.</strong> “Publish” deletes it, “Discard …” keeps it.{' '}
        <a href={url} target="_blank" rel="noreferrer">
          See it on GitHub
        </a>
      </p>
    </div>
  );
}
