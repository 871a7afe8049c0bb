import { testerNotesEn } from './tester-notes-en';
import { translated } from './translated';

/** The words of testers’ notes, in the language of this build. */
export const testerNotesMessages = translated<typeof testerNotesEn>({ en: testerNotesEn });
