import { currentLocale } from '../current-locale';
import { editorEn } from './editor-en';
import type { Translatable } from './index';

/** The words of the editor; apart from the others, since only those who open it load them. */
export type EditorMessages = Translatable<typeof editorEn>;

const messagesByLocale: Record<string, EditorMessages> = { en: editorEn };

/** The words of the editor in the language of this build; English where it has none of its own. */
export const editorMessages: EditorMessages = messagesByLocale[currentLocale.code] ?? editorEn;
