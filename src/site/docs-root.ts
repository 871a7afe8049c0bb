import { siteConfig, type DocsVersion } from './site-config';

const versions: readonly DocsVersion[] = siteConfig.versions;

/** Where the docs of the last published version start, without a trailing slash. */
export const docsRoot: string = versions.find(({ isLast }) => isLast)?.path ?? '/docs';
