import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { DeletedFiles } from './content-list/DeletedFiles';
import { PageList } from './content-list/PageList';
import { PlainFileList } from './content-list/PlainFileList';
import { ReviewBoard } from './review/ReviewBoard';
import type { ReviewActions } from './review/review-actions';
import { FoundFiles } from './search/FoundFiles';
import type { SendServer } from './send/send-server';
import { readUnsent } from './send/unsent-files';

/** The addresses of the list of pages, or of a folder of it, of that of other files, of the review, and of a search, in everything or in one part. */
const LIST = /^#\/collections\/pages\/?(?:filter\/.*)?$/;
const FILES = /^#\/collections\/plain\/?$/;
const REVIEW = /^#\/workflow\/?$/;
const SEARCH = /^#\/(?:collections\/[^/]+\/)?search\/./;

/** Shows lists of ours instead of the CMS’s, which the styles hide beside them; `sender` where work is sent in from this clone. */
export function showLists(review: ReviewActions, sender: SendServer | null): void {
  // Another program may have sent something in.
  const onShown = () => {
    if (sender !== null) void readUnsent(sender).catch(() => undefined);
  };
  const settling = [
    placeIn(
      'CollectionMain',
      LIST,
      'cmsList',
      <>
        <PageList />
        {sender !== null && <DeletedFiles />}
      </>,
      onShown,
    ),
    placeIn('CollectionMain', FILES, 'cmsList', <PlainFileList />, onShown),
    placeIn('CollectionMain', SEARCH, 'cmsFound', <FoundFiles />),
    placeIn('WorkflowContainer', REVIEW, 'cmsReview', <ReviewBoard actions={review} />),
  ];
  const settle = () => settling.forEach((each) => each());
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true });
}

/** Draws a list; returns what puts it into a part of the CMS, which is known by its name, at these addresses. */
function placeIn(
  part: string,
  addresses: RegExp,
  className: string,
  list: ReactElement,
  onShown?: () => void,
): () => void {
  const place = document.createElement('div');
  place.className = className;
  createRoot(place).render(list);
  return () => {
    const around = addresses.test(window.location.hash)
      ? document.querySelector(`[class*="-${part}"]`)
      : null;
    if (around === null) place.remove();
    else if (place.parentElement !== around) {
      around.append(place);
      onShown?.();
    }
  };
}
