import type { PreviewContent } from '../src/cms/protocol/preview-content';

/** What the CMS knows of a site that has nothing yet. */
export const emptySite: PreviewContent = {
  docs: [],
  paths: [],
  redirects: [],
  staticFiles: [],
  entries: [],
  terms: [],
  exercises: [],
  games: [],
  words: '',
  images: {},
  referenceFiles: [],
  sidebarSource: '',
  plainFiles: [],
};
