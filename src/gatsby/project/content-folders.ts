import { translationDir } from '../../config/current-locale';
import { siteConfig } from '../../config/site-config';
import type { ContentFolders } from './content-place';

/** The folders from which this build reads docs. */
export const contentFolders: ContentFolders = { versions: siteConfig.versions, translationDir };
