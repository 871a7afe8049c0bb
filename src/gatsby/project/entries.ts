/** Work for threads: the files of functions, by their names. One bundle has them all, beside Gatsby’s hooks. */
export const tasks = {
  runShare: 'src/gatsby/threads/run-share.ts',
  parseFile: 'src/gatsby/documents/parse-file.ts',
  playProof: 'src/gatsby/claims/play-proof.ts',
  checkGroup: 'src/lessons/samples/check-group.ts',
  proveSlip: 'src/lessons/slips/prove-slip.ts',
  checkTexts: 'src/gatsby/exercises/check-texts.ts',
  checkGame: 'src/playground/playtests/check-game.ts',
  checkText: 'src/gatsby/prose/check-text.ts',
  compileStory: 'src/gatsby/samples/compile-story.ts',
  derivePages: 'src/gatsby/derive/derive-pages.ts',
  rewriteHtml: 'src/gatsby/output/rewrite-html.ts',
} as const;

/**
 * The files that builds and commands load by their paths: entries of bundles, and work for threads. Nowhere else stands the
 * path of a source file as a text: a test holds that these exist, and that houses.mjs lets the build use them.
 */
export const entries = {
  // The CMS: its page, what it has in place of Gatsby and Node, and its workers.
  cmsPage: 'src/cms/app/main.ts',
  cmsPreview: 'src/cms/app/preview.css',
  cmsStyles: 'src/cms/app/cms.css',
  cmsGatsby: 'src/cms/app/shims/gatsby.tsx',
  cmsNodeUrl: 'src/cms/app/shims/node-url.ts',
  storyWorker: 'src/playground/player/engine/ink.worker.ts',
  samplesWorker: 'src/cms/app/check/samples.worker.ts',
  proseWorker: 'src/cms/app/check/prose.worker.ts',
  // What readers load besides the app: games to download, the early script, the print version.
  game: 'src/playground/game/main.tsx',
  fontLicence: 'src/ui/styles/fonts/OFL.txt',
  earlyScript: 'src/site/app/early/early-script.ts',
  serviceWorker: 'src/site/offline/worker/service-worker.ts',
  removeWorker: 'src/site/offline/worker/remove-worker.ts',
  printSheet: 'src/ui/styles/print-page.css',
  // Work for threads, and for processes of their own.
  cardsProcess: 'src/gatsby/cards/cards-process.ts',
  ...tasks,
  hooks: 'src/gatsby/hooks/gatsby-hooks.ts',
  // What messages name.
  slipPages: 'src/ink/slips/slip-pages.ts',
} as const;

const documents = ['src/base', 'src/ink', 'src/docs', 'src/gatsby/documents'];

/** Folders whose code decides a result that is kept; a change in them makes it anew. */
export const codeFolders = {
  documents,
  samples: [...documents, 'src/lessons', 'src/gatsby/claims', 'src/gatsby/exercises'],
  games: ['src/playground/player/engine', 'src/playground/playtests'],
  prose: ['src/docs/document', 'src/docs/prose'],
  pages: ['src/gatsby/derive', 'src/config'],
};
