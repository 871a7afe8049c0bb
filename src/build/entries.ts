/**
 * The files that builds and commands load by their paths: entries of bundles, and work for threads. Nowhere else stands the
 * path of a source file as a text: a test holds that these exist, and that houses.mjs lets the build use them.
 */
export const entries = {
  // The CMS: its page, what it has in place of Gatsby and Node, and its workers.
  cmsPage: 'src/admin/main.ts',
  cmsPreview: 'src/admin/preview.css',
  cmsDesk: 'src/admin/desk.css',
  cmsGatsby: 'src/admin/stand-ins/gatsby.tsx',
  cmsNodeUrl: 'src/admin/stand-ins/node-url.ts',
  storyWorker: 'src/playground/player/engine/ink.worker.ts',
  samplesWorker: 'src/admin/check/samples.worker.ts',
  proseWorker: 'src/admin/check/prose.worker.ts',
  // What readers load besides the app: games to download, the early script, the print version.
  game: 'src/playground/game/main.tsx',
  fontLicence: 'src/ui/styles/fonts/OFL.txt',
  earlyScript: 'src/app/early/early-script.ts',
  printSheet: 'src/ui/styles/print-page.css',
  // Work for threads and processes.
  cardsProcess: 'src/build/cards/cards-process.ts',
  takeShare: 'src/build/threads/take-share.ts',
  parseFile: 'src/build/documents/parse-file.ts',
  playProof: 'src/build/claims/play-proof.ts',
  checkGroup: 'src/lessons/samples/check-group.ts',
  checkTexts: 'src/build/exercises/check-texts.ts',
  checkGame: 'src/playground/playtests/check-game.ts',
  checkText: 'src/build/prose/check-text.ts',
  compileStory: 'src/build/samples/compile-story.ts',
  finishPages: 'src/build/finish/finish-pages.ts',
  finishHtml: 'src/build/output/finish-html.ts',
} as const;

const documents = ['src/base', 'src/ink', 'src/docs', 'src/build/documents'];

/** Folders whose code decides a result that is kept; a change in them makes it anew. */
export const codeFolders = {
  documents,
  samples: [...documents, 'src/lessons', 'src/build/claims', 'src/build/exercises'],
  games: ['src/playground/player/engine', 'src/playground/playtests'],
  prose: ['src/docs/document', 'src/docs/prose'],
  pages: ['src/build/finish', 'src/config'],
};
