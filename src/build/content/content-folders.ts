import { translationDir } from '../../site/current-locale';
import { siteConfig } from '../../site/site-config';
import type { ContentFolders } from './content-place';

/** The folders that this build reads docs from. */
export const contentFolders: ContentFolders = { versions: siteConfig.versions, translationDir };
