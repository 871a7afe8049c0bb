import { translationDir } from '../../site/current-locale';
import { siteConfig } from '../../site/site-config';
import type { ContentFolders } from './content-place';

/** The folders from which this build reads docs. */
export const contentFolders: ContentFolders = { versions: siteConfig.versions, translationDir };
