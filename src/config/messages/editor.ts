import { editorEn } from './editor-en';
import { translated, type Translatable } from './translated';

/** The editor’s texts; separate, because only readers who open the editor load them. */
export type EditorMessages = Translatable<typeof editorEn>;

/** The words of the editor in the language of this build; English where it has none of its own. */
export const editorMessages = translated<typeof editorEn>({ en: editorEn });
