import { currentLocale } from '../current-locale';
import { downloadEn } from './download-en';

type DownloadMessages = typeof downloadEn;

const downloadMessagesByLocale: Record<string, DownloadMessages> = { en: downloadEn };

/** The words of downloads in the language of this build; English where it has none of its own. */
export const downloadMessages: DownloadMessages =
  downloadMessagesByLocale[currentLocale.code] ?? downloadEn;
