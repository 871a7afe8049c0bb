import { en } from './en';
import { translated, type Translatable } from './translated';

/** The interface’s texts: every language has the same keys as English. */
export type Messages = Translatable<typeof en>;

/** The interface’s texts in the language of this build; English if there is no translation. */
export const messages: Messages = translated<typeof en>({ en });
