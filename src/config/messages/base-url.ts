import { translated } from './translated';

const en = {
  heading: 'Your site did not load properly.',
  hint: 'A very common reason is a wrong path prefix in the configuration of the site.',
  current: 'Current path prefix:',
  suggested: 'Suggested path prefix:',
  none: '(none)',
  blocked: 'Its scripts could not be loaded. You can still read the pages; reload to try again.',
};

/** The words for a site that is served from another address than it was built for, in the language of this build. */
export const baseUrlMessages = translated<typeof en>({ en });
