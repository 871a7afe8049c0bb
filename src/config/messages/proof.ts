import { translated } from './translated';

const en = {
  beginning: 'Beginning',
  end: 'The end',
  others: 'Nothing leads here',
  about:
    'The places stand in the order in which a player comes to them who always takes the first choice. Tags, markup and logic are left out; what braces decide is printed in grey.',
  statistics: 'Statistics',
  words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en')} words`),
  minutes: (count: number) =>
    `About ${count === 1 ? 'one minute' : `${count} minutes`} to read every word once, at 230 words a minute.`,
  places: (count: number) => (count === 1 ? '1 place' : `${count.toLocaleString('en')} places`),
  place: 'Place',
  longest: 'The longest places first',
  count: 'Words',
};

/** The words of a proof copy, in the language of this build. */
export const proofMessages = translated<typeof en>({ en });
