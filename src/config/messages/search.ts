import { translated } from './translated';

const en = {
  label: 'Search',
  placeholder: 'A word, a tag, a symbol of ink',
  close: 'Close search',
  facets: 'Search in',
  facetNames: {
    all: 'All',
    guide: 'Guide',
    reference: 'Reference',
    sample: 'Samples',
    maintainers: 'For maintainers',
  },
  results: 'Results',
  named: 'Most likely',
  play: (name: string) => `Play the sample of ${name}`,
  attribute: 'attribute',
  searching: 'Searching…',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  countWithMore: (count: number) => `${count} results, and more`,
  corrected: (text: string) => `Showing results for “${text}”.`,
  also: (text: string) => `Also showing results for “${text}”.`,
  onlyFor: (text: string) => `Search for “${text}” only`,
  insteadFor: (text: string) => `Search for “${text}” instead`,
  more: 'Show more',
  allResults: 'All results on a separate page',
  recent: 'Recent searches',
  clearRecent: 'Clear list',
  keys: { choose: 'to choose', open: 'to open', close: 'to close' },
  hints: {
    title: 'What you can search for',
    words: 'Words: save the game, random text',
    names: 'Names:',
    signs: 'Symbols of ink:',
    nameExamples: ['# CLEAR', '[info]', 'saveGame'],
    signExamples: ['->', '<>', '{~'],
  },
  nothing: {
    title: (text: string) => `Nothing found for “${text}”.`,
    otherFacet: 'Search everywhere',
    words: 'Try fewer or plainer words.',
    overview: 'All pages',
    reference: 'All tags and markup',
  },
  missing: {
    title: 'The search index is missing.',
    develop: '“npm run build” creates it. Run it once, and search again.',
    published: 'Without it, search does not work. These pages list what there is:',
  },
  /** Words without meaning for a search. */
  smallWords: (
    "a about also an and any are as at be by can could did do does for from has have he her his how i i'm in " +
    "into is it it's its just let like me my of on or our please really she should so some somebody someone " +
    'something somewhere than that the their them then these they thing things this those to very was we were ' +
    'what when where which who why will with would you your ' +
    "aren't can't couldn't didn't doesn't don't hasn't haven't isn't shouldn't wasn't weren't won't wouldn't cannot"
  ).split(' '),
  /** Words with little meaning for a search, because any question can contain them. */
  weakWords: (
    'add change create get give let make need put set turn use using want work works write writing ' +
    'atrament game games ink line player players reader story text use way'
  ).split(' '),
  /** What may follow a known word without making it a misspelling: “diverting”. */
  wordEndings: 's es d ed r er ers ing ings ly able',
  failed: 'The search could not be loaded.',
  page: {
    title: 'Search',
    description: 'Search the documentation of Atrament.',
    withoutScripts:
      'Search needs scripts, which are turned off in this browser. These two pages list what there is:',
  },
};

/** The words of the search in the language of this build; English where it has none of its own. */
export const searchMessages = translated<typeof en>({ en });
