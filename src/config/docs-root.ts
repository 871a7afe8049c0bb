import { siteConfig, type DocsVersion } from './site-config';

const versions: readonly DocsVersion[] = siteConfig.versions;

/** The root of the docs of the last published version, without a trailing slash. */
export const docsRoot: string = versions.find(({ isLast }) => isLast)?.path ?? '/docs';
