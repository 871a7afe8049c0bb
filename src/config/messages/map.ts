import { translated } from './translated';

const en = {
  start: 'Beginning',
  /** The same where another place is called so. */
  entry: 'Start',
  ofStory: 'Map of this story',
  summary: (places: number, ways: number) =>
    `Drawing with ${places} ${places === 1 ? 'place' : 'places'} and ${ways} ${ways === 1 ? 'way' : 'ways'}; below it are the same in words`,
  scroll: 'Map, scrollable',
  inWords: 'The map in words',
  signs: {
    divert: 'Leads on: a divert',
    choice: 'Choice',
    conditional: 'Only sometimes: a condition or sequence decides',
    tunnel: 'There and back: a tunnel',
    thread: 'Brings its text and choices: a thread',
    end: 'The story can end here',
    return: 'A tunnel returns from here',
    loop: 'Leads back to itself',
    unknown: 'A variable decides where this leads',
    missing: 'Does not exist',
    open: 'Leads nowhere: the story runs out here',
    unreached: 'Nothing leads here',
  },
  ways: {
    choice: (text: string) => `“${text}”`,
    fallback: 'fallback choice',
    sometimes: 'sometimes',
    place: (place: string) => `to ${place}`,
    beginning: 'to the beginning',
    goesOn: (place: string) => `on to ${place}`,
    tunnel: (place: string) => `to ${place} and back`,
    thread: (place: string) => `with ${place} as a thread`,
    variable: (name: string) => `to the place in the variable ${name}`,
    missing: (name: string) => `to ${name}, which does not exist`,
    return: 'back to where the tunnel began',
    nowhere: 'nowhere, the story runs out here',
    END: 'to the end of the story',
    DONE: 'to the end of this part',
  },
};

/** The words of story maps, in the language of this build. */
export const mapMessages = translated<typeof en>({ en });
