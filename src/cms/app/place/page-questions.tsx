import { ChoiceDialog } from '../kit/ChoiceDialog';
import { askInDialog } from '../kit/ask-in-dialog';
import type { PageMover, WaitingChange } from '../server/page-mover';
import type { CmsState } from '../store/cms-store';
import { DeletePageDialog } from './DeletePageDialog';
import { WaitingDialog } from './WaitingDialog';

/** How the CMS asks before it deletes a page, or takes it off the site. */
export const DELETE_PAGE = 'Delete this page?';
export const UNPUBLISH = 'Unpublish this page?';

/** Asks about the open page in words of its own; null if those of the CMS say enough. */
export function askAboutPage(
  message: string,
  state: CmsState | null,
  mover: PageMover | null,
): Promise<true | null> | null {
  if (state === null || mover === null) return null;
  const draft = state.entryDraft;
  const title = String(draft.getIn(['entry', 'data', 'title']));
  if (message === DELETE_PAGE) {
    const file = String(draft.getIn(['entry', 'path']));
    const hasChanges = draft.get('hasChanged') === true;
    return askToDelete({ file, title, hasChanges }, mover);
  }
  return message === UNPUBLISH ? sayDraft(title) : null;
}

/** Says what waits to be published of a page that was to be deleted. */
export function showWaiting(file: string, waiting: WaitingChange): void {
  void askInDialog<null>((close) => (
    <WaitingDialog {...{ file, waiting }} onClose={() => close(null)} />
  ));
}

async function askToDelete(
  page: { file: string; title: string; hasChanges: boolean },
  mover: PageMover,
): Promise<true | null> {
  const { readersSee, deleteWith } = mover;
  const findEffects = () => mover.removal(page.file);
  const pictures = await askInDialog<readonly string[] | null>((onAnswer) => (
    <DeletePageDialog
      {...page}
      {...{ findEffects, readersSee, onAnswer }}
      canDeletePictures={deleteWith !== null}
    />
  ));
  if (pictures === null) return null;
  deleteWith?.(page.file, pictures);
  return true;
}

/** The CMS would delete the page on the site at once, and propose it anew. */
function sayDraft(title: string): Promise<null> {
  return askInDialog((onAnswer) => (
    <ChoiceDialog question={`Take “${title}” off the site`} {...{ onAnswer }}>
      <p>
        Turn on its switch “Draft” and publish that: readers do not see the page any more, and it
        stays here.
      </p>
    </ChoiceDialog>
  ));
}
