import { DELETE_PICTURE } from './media/ask-about-picture';
import { DELETE_PAGE, UNPUBLISH } from './place/page-questions';
import type { ReadersSee } from './server/page-mover';
import { SCROLL_TOGETHER } from './preview/scroll/scroll-switch';
import { CHANGE_QUESTIONS } from './review/ask-about-change';
import { stages } from './review/statuses';
import { NEW_PAGE, PUBLISH, PUBLISH_NOW, SAVE, SAVE_NOW } from './save-at-once';
import { LEAVE_FORM } from './store/guard-address';
import { USE_BACKUP } from './store/hold-backup';

/** Words of the CMS, by where it uses them. */
interface Words {
  readonly [key: string]: string | Words;
}

/** Locally nothing is published: a change is written to a file. */
const localToolbar: Words = {
  publish: SAVE,
  publishing: 'Saving …',
  published: 'Saved',
  publishNow: SAVE_NOW,
  publishAndCreateNew: 'Save and write another',
  publishAndDuplicate: 'Save and duplicate',
};

/** Words in place of those that are unclear, that name things as no other part of the site does, or that few fonts can render. */
const words: Words = {
  auth: {
    login: 'Sign in',
    loggingIn: 'Signing in …',
    loginWithGitHub: 'Sign in with GitHub',
  },
  app: {
    header: { content: 'Content', workflow: 'Review', media: 'Pictures', quickAdd: NEW_PAGE },
    app: {
      errorHeader: 'The CMS could not start',
      loadingConfig: 'Loading …',
      waitingBackend: 'Loading …',
    },
    notFoundPage: { header: 'There is no such page' },
  },
  collection: {
    // What is searched is chosen in the menu below the field.
    sidebar: { collections: 'Content', allCollections: 'All content', searchAll: 'Search' },
    collectionTop: {
      newButton: '+ %{collectionLabel}',
      viewAsList: 'As a list',
      viewAsGrid: 'As cards',
      searchResults: 'Found for “%{searchTerm}”',
      searchResultsInCollection: 'Found for “%{searchTerm}” in %{collection}',
    },
    entries: {
      loadingEntries: 'Loading …',
      cachingEntries: 'Loading …',
      longerLoading: 'This can take some minutes',
      noEntries: 'Nothing found',
      unpublishedHeader: 'Not published yet',
    },
  },
  editor: {
    editor: {
      onLeavePage: LEAVE_FORM,
      onUpdatingWithUnsavedChanges: 'Save your changes before you change the status.',
      onPublishingWithUnsavedChanges: 'Save your changes before you publish.',
      onPublishing: CHANGE_QUESTIONS.Publish,
      onUnpublishing: UNPUBLISH,
      onDeleteWithUnsavedChanges: DELETE_PAGE,
      onDeletePublishedEntry: DELETE_PAGE,
      onDeleteUnpublishedChangesWithUnsavedChanges: CHANGE_QUESTIONS.Discard,
      onDeleteUnpublishedChanges: CHANGE_QUESTIONS.Discard,
      loadingEntry: 'Loading …',
      confirmLoadBackup: USE_BACKUP,
    },
    editorInterface: { toggleScrollSync: SCROLL_TOGETHER },
    editorToolbar: {
      publish: PUBLISH,
      publishNow: PUBLISH_NOW,
      backCollection: ' %{collectionLabel}',
      publishing: 'Publishing …',
      unpublishing: 'Taking it off the site …',
      saving: 'Saving …',
      deleting: 'Deleting …',
      deleteEntry: 'Delete page',
      deletePublishedEntry: 'Delete page',
      deleteUnpublishedEntry: 'Discard …',
      deleteUnpublishedChanges: 'Discard …',
      draft: stages.draft.name,
      inReview: stages.pending_review.name,
      ready: stages.pending_publish.name,
      updating: 'Changing …',
      unsavedChanges: 'Unsaved changes',
      deployPreviewPendingButtonLabel: 'Look for its preview site',
      deployPreviewButtonLabel: 'View its preview site',
      deployButtonLabel: 'View on the site',
    },
    editorControlPane: {
      widget: {
        invalidPath:
          'Write a folder’s name with small letters, digits and “-”, such as ink-basics, or “/” for none.',
      },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: {
      copyUrl: 'Copy address',
      copyPath: 'Copy address',
      copyName: 'Copy name',
    },
    mediaLibrary: {
      onDelete: `${DELETE_PICTURE} It is taken off the site at once, without review.`,
    },
    mediaLibraryModal: {
      loading: 'Loading …',
      noResults: 'Nothing found',
      noAssetsFound: 'No pictures yet',
      noImagesFound: 'No pictures yet',
      images: 'Pictures',
      mediaAssets: 'Pictures',
      search: 'Search pictures',
      uploading: 'Uploading …',
      deleting: 'Deleting …',
      deleteSelected: 'Delete',
      chooseSelected: 'Use this picture',
    },
  },
  ui: {
    default: { goBackToSite: 'Back to the site' },
    settingsDropdown: { logOut: 'Sign out', account: 'Account' },
    toast: {
      // The details are those of `countProblems`.
      entrySaved: '%{details}',
      entryPublished: 'Published',
      entryUnpublished: 'No longer published',
      entryUpdated: 'Status changed',
      onDeleteUnpublishedChanges: 'Discarded',
      missingRequiredField:
        'Not saved: a field that must be filled in is empty. It is marked in the form.',
      onFailToLoadEntries: 'Not loaded. %{details}',
      onFailToPersist: 'Not saved. %{details}',
      onFailToDelete: 'Not deleted. %{details}',
      onFailToUpdateStatus: 'The status was not changed. %{details}',
      onFailToPublishEntry: 'Not published. %{details}',
      onFailToUnpublishEntry: 'Not unpublished. %{details}',
      onLoggedOut: 'You have been signed out. Copy what you have not saved, then sign in again.',
      onBackendDown: 'GitHub has a problem at the moment: see %{details}.',
    },
  },
  workflow: { workflow: { loading: 'Loading …' } },
};

/** Replaces words of the CMS, by when readers see what is done. */
export function registerWords(readersSee: ReadersSee): void {
  const english = withWords(window.CMS.getLocale('en') as Words, words);
  const others: Readonly<Record<ReadersSee, Words>> = {
    'at once': {},
    reviewed: {
      mediaLibrary: {
        mediaLibrary: {
          onDelete: `${DELETE_PICTURE} Its deletion is reviewed: it stays on the site until that is published.`,
        },
      },
    },
    'with the files': {
      editor: { editorToolbar: localToolbar },
      mediaLibrary: {
        mediaLibrary: {
          onDelete: `${DELETE_PICTURE} For a week you can restore it, from the end of the list of pages.`,
        },
      },
    },
  };
  window.CMS.registerLocale('en', withWords(english, others[readersSee]));
}

function withWords(all: Words, changed: Words): Words {
  const entries = Object.entries(changed).map(([key, value]) => {
    const before = all[key];
    const isGroup = typeof value === 'object' && typeof before === 'object';
    return [key, isGroup ? withWords(before, value) : value] as const;
  });
  return { ...all, ...Object.fromEntries(entries) };
}
