import type { CmsRule } from './cms-store';

/** Gives a saved page its link to the site, for which the CMS does not look after the first save of a new page. */
export function linkSavedPage(addressOf: (slug: string) => string): CmsRule {
  return (action) => {
    if (action.type !== 'ENTRY_PERSIST_SUCCESS') return [action];
    const { collectionName, slug } = action.payload as { collectionName: string; slug: string };
    if (collectionName !== 'pages') return [action];
    const page = { collection: collectionName, slug };
    return [
      action,
      // The CMS has no place for an address that it was not asked for.
      { type: 'DEPLOY_PREVIEW_REQUEST', payload: page },
      {
        type: 'DEPLOY_PREVIEW_SUCCESS',
        payload: { ...page, url: addressOf(slug), status: 'SUCCESS' },
      },
    ];
  };
}
