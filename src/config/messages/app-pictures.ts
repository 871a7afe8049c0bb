import { translated } from './translated';

const en = {
  wide: 'The playground: an ink story, played beside its text',
  narrow: 'A story, played on a phone',
};

/** The words for the pictures of the installed app, in the language of this build. */
export const appPicturesMessages = translated<typeof en>({ en });
