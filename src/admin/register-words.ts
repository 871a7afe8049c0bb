import { SCROLL_TOGETHER } from './preview/scroll/scroll-switch';
import { SAVE, SAVE_NOW } from './save-key';

interface Phrases {
  collection: { collectionTop: object };
  editor: { editorControlPane: { widget: object }; editorInterface: object; editorToolbar: object };
  ui: { toast: object };
}

/** At a desk nothing is published: a change is written to a file. */
const deskToolbar = {
  publish: SAVE,
  publishing: 'Saving …',
  published: 'Saved',
  publishNow: SAVE_NOW,
  publishAndCreateNew: 'Save and write another',
  publishAndDuplicate: 'Save and duplicate',
};

/** Replaces words of the CMS that are unclear, or that few fonts can render. */
export function registerWords(isDesk: boolean): void {
  const { collection, editor, ui, ...others } = window.CMS.getLocale('en') as Phrases;
  const { collectionTop } = collection;
  const { editorControlPane, editorInterface, editorToolbar } = editor;
  window.CMS.registerLocale('en', {
    ...others,
    ui: {
      ...ui,
      toast: {
        ...ui.toast,
        // The details are those of `countProblems`.
        entrySaved: 'Saved%{details}',
        entryPublished: 'Published',
        entryUnpublished: 'No longer published',
        entryUpdated: 'Status changed',
        onDeleteUnpublishedChanges: 'Changes deleted',
        missingRequiredField: 'Not saved: a field that every page needs is empty.',
        onFailToLoadEntries: 'Not loaded. %{details}',
        onFailToPersist: 'Not saved. %{details}',
        onFailToDelete: 'Not deleted. %{details}',
        onFailToUpdateStatus: 'The status was not changed. %{details}',
        onFailToPublishEntry: 'Not published. %{details}',
        onFailToUnpublishEntry: 'Not unpublished. %{details}',
        onLoggedOut: 'You have been signed out. Copy what you have not saved, then sign in again.',
      },
    },
    collection: {
      ...collection,
      collectionTop: {
        ...collectionTop,
        newButton: '+ %{collectionLabel}',
        searchResults: 'Found for “%{searchTerm}”',
        searchResultsInCollection: 'Found for “%{searchTerm}” in %{collection}',
      },
    },
    editor: {
      ...editor,
      editorInterface: { ...editorInterface, toggleScrollSync: SCROLL_TOGETHER },
      editorToolbar: {
        ...editorToolbar,
        backCollection: ' %{collectionLabel}',
        ...(isDesk && deskToolbar),
      },
      editorControlPane: {
        ...editorControlPane,
        widget: {
          ...editorControlPane.widget,
          invalidPath:
            'Write a folder’s name with small letters, digits and “-”, such as ink-basics, or “/” for none.',
        },
      },
    },
  });
}
