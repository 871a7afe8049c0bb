import { translated } from './translated';

const en = {
  title: 'A story to play',
  description:
    'Somebody has sent you an interactive story. It plays here, in the browser: nothing to install, no account.',
  needsScripts:
    'This story needs JavaScript. Turn it on in your browser, then load the page again.',
  reload: 'Load the page again.',
  failed: 'The story could not be loaded',
  broken: {
    title: 'There is no story here',
    none: 'The story is in the link itself, and this address has none. Messengers sometimes cut long links: copy all of it into the address bar, or ask for it again.',
    notLoaded: 'The player could not be loaded. Check the connection, then load the page again.',
  },
  made: 'Made with Atrament',
};

/** The words of the page that plays the story of a link, in the language of this build. */
export const playPageMessages = translated<typeof en>({ en });
