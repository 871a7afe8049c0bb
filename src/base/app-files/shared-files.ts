/** What a share target is called in the form that the system sends: in the manifest and in the service worker. */
export const SHARED_FIELDS = { title: 'title', text: 'text', files: 'files' } as const;

/** The cache in which the service worker puts what was shared, until the page that takes it opens; by that page’s path. */
export const sharedFilesCache = (path: string): string => `shared ${path}`;
