import { askInDialog } from '../ask-in-dialog';
import type { CmsState } from '../store/cms-store';
import { DeletePageDialog } from './DeletePageDialog';
import type { PageMover } from './page-mover';

/** How the CMS asks before it deletes a page. */
export const DELETE_PAGE = 'Delete this page?';

/** Asks whether the open page is deleted; null if the CMS asks for something else. */
export function askToDelete(
  message: string,
  state: CmsState | null,
  mover: PageMover | null,
): Promise<boolean> | null {
  if (message !== DELETE_PAGE || state === null || mover === null) return null;
  const draft = state.entryDraft;
  const file = String(draft.getIn(['entry', 'path']));
  const title = String(draft.getIn(['entry', 'data', 'title']));
  const findEffects = (page: string) => mover.removal(page);
  return askInDialog<boolean>((onAnswer) => (
    <DeletePageDialog
      {...{ file, title, findEffects, onAnswer }}
      isAtOnce={mover.publishesAtOnce}
      hasChanges={draft.get('hasChanged') === true}
    />
  ));
}
