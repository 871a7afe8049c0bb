import { translated } from './translated';

const en = {
  endless: 'This story never stops.',
  fails: 'A game fails here.',
  tooLong: 'The story is too long for this page: the limit is five million characters.',
  tooLongHint: 'Shorten it, or play it in the engine itself.',
};

/** What the player’s worker says by itself, in the language of this build: a game has these words, too. */
export const briefFailures = translated<typeof en>({ en });
