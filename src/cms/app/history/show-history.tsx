import type { EditableData } from '../../editing/editable-data';
import type { FileVersion } from '../../protocol/protocol';
import { askInDialog } from '../kit/ask-in-dialog';
import { textOfForm } from '../kit/form-text';
import { timeOf } from '../kit/time-of';
import { findTextPane } from '../preview/scroll/measure-pairs';
import { requestServer } from '../server/request-server';
import type { CmsStore } from '../store/cms-store';
import { restoreText } from '../store/form-with-text';
import { successNotice } from '../store/notices';
import { HistoryDialog, type FileHistory } from './HistoryDialog';

/** What was saved here of a file, and what Git has, from the server of `npm run write`. */
const localHistory: FileHistory = {
  versions: (file) => requestServer('history', { path: file }),
  textOf: async ({ id, path }) => (await requestServer('version', { id, path })).text,
};

/** Shows the history of the file in the open form, in a dialog of its own. */
export function showHistory(file: string, store: CmsStore): void {
  const state = store.getState();
  if (state === null) return;
  const { entryDraft, entries } = state;
  const collection = String(entryDraft.getIn(['entry', 'collection']));
  const slug = String(entryDraft.getIn(['entry', 'slug']));
  const textIn = (data: unknown) => textOfForm(file, (data as { toJS(): EditableData }).toJS());
  const restore = (version: FileVersion, text: string) => {
    // Where it can be taken back.
    findTextPane()?.view.focus();
    for (const action of restoreText(state, file, text)) store.dispatch(action);
    const isUnsaved = store.getState()?.entryDraft.get('hasChanged') === true;
    store.dispatch(successNotice(describeRestored(version, isUnsaved), 8000));
  };
  void askInDialog<null>((close) => (
    <HistoryDialog
      file={file}
      now={textIn(entryDraft.getIn(['entry', 'data']))}
      saved={textIn(entries.getIn(['entities', `${collection}.${slug}`, 'data']))}
      history={localHistory}
      onRestore={restore}
      onClose={() => close(null)}
    />
  ));
}

function describeRestored(version: FileVersion, isUnsaved: boolean): string {
  const restored = `The form holds the version of ${timeOf(version)} again`;
  return isUnsaved ? `${restored}. It is not saved yet.` : `${restored}, as it is saved.`;
}
