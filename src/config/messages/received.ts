import { translated } from './translated';

const en = {
  title: 'Your story was not saved',
  about:
    'It arrived here, but this browser could not store it. This page is the only place that has it. Copy the text before you close the page, and paste it in the playground.',
  unread:
    'What you shared could not be read. The app that you shared it from still has it: try again, or open the file in the playground.',
  noText: 'This is not text. The app that you shared it from still has it.',
  reason: 'The browser says:',
  playground: 'Open the playground in a new tab',
};

/** The words about what another app shared with this site and could not be kept, in the language of this build. */
export const receivedMessages = translated<typeof en>({ en });
