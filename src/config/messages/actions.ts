import { actionsEn } from './actions-en';
import { translated } from './translated';

/** What can be done in the playground by a key or from its list of commands, in the language of this build. */
export const actionMessages = translated<typeof actionsEn>({ en: actionsEn });
