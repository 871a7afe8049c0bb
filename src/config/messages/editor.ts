import { currentLocale } from '../current-locale';
import { editorEn } from './editor-en';
import type { Translatable } from './index';

/** The editor’s texts; separate, because only readers who open the editor load them. */
export type EditorMessages = Translatable<typeof editorEn>;

const messagesByLocale: Record<string, EditorMessages> = { en: editorEn };

/** The words of the editor in the language of this build; English where it has none of its own. */
export const editorMessages: EditorMessages = messagesByLocale[currentLocale.code] ?? editorEn;
