import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { docIdOf } from '../../../base/paths/doc-path';
import { Button } from '../../../ui/Button';
import { BROKEN } from '../../editing/editable-data';
import { readYaml } from '../../editing/editable-yaml';
import { sidebarShape } from '../../editing/sidebar-shape';
import { pathOf } from '../kit/page-folders';
import { useSiteContent } from '../kit/site-content';
import { describeChange } from '../review/describe-change';
import type { ChangedEntry } from '../review/known-changes';
import type { SidebarMover } from '../server/page-mover';
import { waitingSidebars } from '../store/waiting-sidebars';
import { PlaceForm } from './PlaceForm';

interface WaitingPageProps {
  change: ChangedEntry;
  /** Moves it; null until somebody has signed in. */
  mover: () => SidebarMover | null;
}

/** Says where a new page will be in the sidebar, and moves it there. */
export function WaitingPage({ change, mover }: WaitingPageProps) {
  const { slug, path } = change;
  const content = useSiteContent();
  const source = waitingSidebars.use().get(slug) ?? content.sidebarSource;
  const { title, sidebarPlace } = describeChange(change, content);
  const [moving, setMoving] = useState<SidebarMover | null>(null);
  // Its own form says what is wrong with it.
  const isBroken = BROKEN in readYaml(source, sidebarShape);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setMoving(null));
    // It takes the place of the form, and its focus.
    opener.current?.focus();
  };
  return (
    <>
      <b>{title}</b>, <span role="status">{sidebarPlace}</span>{' '}
      {moving === null && !isBroken && (
        <Button
          isSmall
          ref={opener}
          aria-label={`Move “${title}” in the sidebar …`}
          onClick={() => setMoving(mover())}
        >
          Move …
        </Button>
      )}
      {moving !== null && (
        <PlaceForm
          docId={docIdOf(pathOf(path))}
          {...{ source }}
          docs={content.docs}
          onMove={async (place) => {
            await moving.moveInSidebar(slug, path, place);
            close();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}
