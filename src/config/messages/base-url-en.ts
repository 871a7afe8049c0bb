/** The texts for a site that is served from a different path than it was built for, in English. */
export const baseUrlEn = {
  heading: 'Your site did not load properly.',
  hint: 'A very common reason is a wrong path prefix in the configuration of the site.',
  current: 'Current path prefix:',
  suggested: 'Suggested path prefix:',
  none: '(none)',
  blocked: 'Its scripts could not be loaded. You can still read the pages; reload to try again.',
};
