import { holdCompositionKeys } from '../../base/browser/composition-keys';
import { describeError } from '../../base/browser/describe-error';
import { keepTextInPlace } from '../../base/browser/translated-text';
import { summaryOf } from '../../base/problems/format-problems';
import { LOCAL_BACKEND, type AdminSettings } from '../protocol/admin-settings';
import { beginWithText } from './begin-with-text';
import { addWord } from './check/add-word';
import { checkBeforeSave, NEW_PAGE } from './check/check-before-save';
import { formProblems } from './check/form-problems';
import { registerFormProblems } from './check/register-form-problems';
import { closeErrors } from './close-errors';
import { cmsConfig, pageAddress } from './cms-config';
import { notePages } from './content-list/known-pages';
import { registerFormats } from './formats';
import type { GithubActions } from './github/github-actions';
import { registerGithub } from './github/github-backend';
import { showHistory } from './history/show-history';
import { confirmClicks } from './kit/confirm-clicks';
import { loadSiteContent } from './kit/site-content';
import { confirmRemovals } from './lists/confirm-removal';
import { registerListFilter } from './lists/register-list-filter';
import { showAddedItems } from './lists/show-added-item';
import { LocalBackend } from './local-backend';
import { askAboutPicture } from './media/ask-about-picture';
import { cardKeys } from './media/card-keys';
import { checkUploads } from './media/check-uploads';
import { copyAddresses } from './media/copy-address';
import { libraryButtons } from './media/library-buttons';
import { replaceChosen } from './media/replace-picture';
import { nameParts } from './name-parts';
import { openSingleForms } from './one-click-forms';
import { registerPageLink } from './page-link/register-page-link';
import { registerPictureField } from './picture-field/register-picture-field';
import { createdPage } from './place/created-page';
import { oldTitle } from './place/old-title';
import { askAboutPage } from './place/page-questions';
import { placeName } from './place/place-name';
import { registerPagePlace } from './place/register-page-place';
import { reopenPage } from './place/reopen-page';
import { registerPlain } from './plain/register-plain';
import { registerPreviews } from './preview/register-previews';
import { takeOverScrolling } from './preview/scroll/scroll-switch';
import { showProblemsBar } from './problems-bar/show-problems-bar';
import { registerWords } from './register-words';
import { askAboutOpenChange, showOpenStatus } from './review/ask-about-change';
import { checkChanges } from './review/check-changes';
import { noteChanges } from './review/known-changes';
import { reviewActions, type ReviewBackend } from './review/review-actions';
import { saveAtOnce } from './save-at-once';
import { searchTexts } from './search/search-texts';
import { localServer } from './send/send-server';
import { showSend } from './send/show-send';
import { localMover, type PageMover } from './server/page-mover';
import { localPictures } from './server/picture-files';
import { registerSettings } from './settings/register-settings';
import { showLists } from './show-lists';
import { registerSidebarTree } from './sidebar/register-sidebar-tree';
import { listenForLines } from './source/line-in-address';
import { draftUpload, noteDraftPictures } from './source/pictures/draft-pictures';
import { registerSource } from './source/register-source';
import { speakMessages } from './speak-messages';
import { acceptTheirs } from './store/accept-theirs';
import { ruleStore } from './store/cms-store';
import { compareWithSaved } from './store/compare-with-saved';
import { countProblems } from './store/count-problems';
import { expectEntry } from './store/expect-entry';
import { followDeletions } from './store/follow-deletions';
import { followPictures } from './store/follow-pictures';
import { guardAddress } from './store/guard-address';
import { backupQuestion, holdBackup, USE_BACKUP } from './store/hold-backup';
import { keepErrors } from './store/keep-errors';
import { keepPlace } from './store/keep-place';
import { keepStatus } from './store/keep-status';
import { keepTyped } from './store/keep-typed';
import { leaveMissing } from './store/leave-missing';
import { linkSavedPage } from './store/link-saved-page';
import { noteDraft } from './store/open-draft';
import { persistAsEntry } from './store/persist-as-entry';
import { rereadFixed } from './store/reread-fixed';
import { sayDeleted } from './store/say-deleted';
import { withoutEval } from './without-eval';

const settingsElement = document.getElementById('admin-settings');
const settings = JSON.parse(settingsElement?.textContent ?? '') as AdminSettings;
const isLocal = settings.backend.name === LOCAL_BACKEND;
/** When the CMS reads the site again after a save, in ms: the site, which has the same cores, shows it first. */
const AFTER_SITE = 1500;

/** Loads the CMS and tells it not to look for a configuration file. */
function loadCms(): Promise<void> {
  window.CMS_MANUAL_INIT = true;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = './decap-cms.js';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The CMS could not be loaded.'));
    document.head.append(script);
  });
}

/** What the sign-in with GitHub brings; null until then, and locally. */
const session: { github: GithubActions | null; reviewer: ReviewBackend | null } = {
  github: null,
  reviewer: null,
};
const pictures = () => (isLocal ? localPictures : session.github);
const mover = (): PageMover | null => (isLocal ? localMover : session.github);

/** The store of the CMS, which it creates itself: the rules that its actions go through. */
const store = ruleStore(
  [
    // First, so that it sees only what the CMS does itself.
    keepTyped(),
    compareWithSaved(),
    holdBackup(),
    acceptTheirs,
    keepErrors,
    keepStatus,
    leaveMissing,
    persistAsEntry,
    rereadFixed,
    followDeletions,
    followPictures,
    sayDeleted(),
    searchTexts(),
    // The CMS goes by the title, files are named without accents.
    linkSavedPage((slug) => pageAddress(settings, placeName(slug) ?? slug)),
    keepPlace(),
    countProblems({
      problems: () => summaryOf(formProblems.get()?.problems ?? []),
      created: createdPage,
      oldTitle,
    }),
  ],
  (state) => {
    noteDraft(state);
    noteDraftPictures(state);
    noteChanges(state);
    if (!isLocal) void checkChanges();
    showOpenStatus(state);
    notePages(state);
  },
);
const stateOf = store.getState;

/** Listens to the page itself; nothing of the CMS has to be there for it. */
function improvePage(): void {
  holdCompositionKeys();
  keepTextInPlace();
  confirmClicks(
    (message) =>
      askAboutPage(message, stateOf(), mover()) ??
      askAboutPicture(message, pictures()) ??
      askAboutOpenChange(message, stateOf()),
    (message) => {
      const state = stateOf();
      return message === USE_BACKUP && state !== null ? backupQuestion(state) : message;
    },
  );
  listenForLines();
  openSingleForms();
  guardAddress(stateOf);
  expectEntry(store);
  showAddedItems();
  confirmRemovals();
  beginWithText();
  nameParts();
  saveAtOnce();
  closeErrors();
  speakMessages();
  copyAddresses();
  cardKeys();
  checkUploads(store, pictures);
  libraryButtons((name, file) => {
    const files = pictures();
    if (files !== null) void replaceChosen(name, file, files, store);
  });
  takeOverScrolling();
}

/** Hands the CMS what this site adds to it. */
function extendCms({ CMS }: Window): void {
  CMS.registerBackend(LOCAL_BACKEND, LocalBackend);
  registerGithub((actions, backend) => {
    session.github = actions;
    session.reviewer = backend;
  });
  registerWords(isLocal ? 'with the files' : settings.hasWorkflow ? 'reviewed' : 'at once');
  registerFormats();
  registerPagePlace({
    mover,
    hasChanges: () => stateOf()?.entryDraft.get('hasChanged') === true,
    onRenamed: (slug, renamed) => reopenPage(store, slug, renamed, mover()?.keepsSlug === true),
    onHistory: isLocal ? (file) => showHistory(file, store) : null,
  });
  const upload = draftUpload(store, pictures);
  registerPictureField(upload);
  registerSource({ upload, addWord: isLocal ? addWord : null });
  registerSettings();
  registerPageLink();
  registerPlain();
  registerSidebarTree(() => session.github);
  registerListFilter();
  registerFormProblems();
  registerPreviews();
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) =>
      checkBeforeSave(entry.get('path') || NEW_PAGE, entry.get('data').toJS()),
  });
  // Elsewhere, what the CMS knows of the site is that of the last build.
  if (isLocal) {
    CMS.registerEventListener({
      name: 'postSave',
      handler: () => void setTimeout(() => void loadSiteContent(), AFTER_SITE),
    });
  }
}

async function start(): Promise<void> {
  improvePage();
  await loadCms();
  const content = await loadSiteContent();
  // Locally nobody has to sign in: the CMS finds a user already signed in.
  if (isLocal)
    localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: LOCAL_BACKEND }));
  extendCms(window);
  showProblemsBar(isLocal);
  showLists(
    reviewActions(() => session.reviewer, store),
    isLocal ? localServer : null,
  );
  if (isLocal) showSend(localServer);
  withoutEval(() => window.CMS.init({ config: cmsConfig(settings, content) }));
}

const loading = document.getElementById('loading');
start().then(
  () => loading?.remove(),
  (error: unknown) => {
    loading?.replaceChildren(
      `${describeError(error)} Check your connection, then load this page again.`,
    );
    throw error;
  },
);
