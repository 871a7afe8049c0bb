import { translated } from './translated';

const en = {
  minutes: (count: number) => `About ${count} minutes.`,
  take: 'Open a copy in the playground',
  piece: (file: string, number: number) => `${file}, part ${number}`,
  leftOut: 'The link has the story, but not its pictures and sounds.',
  notLoaded: 'The game could not be loaded. Check your connection, and try again.',
};

/** The words around whole games in the pages, in the language of this build. */
export const gamesMessages = translated<typeof en>({ en });
