import { translated } from './translated';

const en = {
  label: 'Find a tag, markup or name',
  placeholder: 'timer, bold, # saves, [b]',
  all: (count: number) => `${count} entries`,
  found: (count: number, all: number) => `${count} of ${all} entries`,
  meant: (typed: string, names: readonly string[]) =>
    `Atrament’s ${names.length === 1 ? 'name' : 'names'} for “${typed}”: ${names.join(', ')}`,
  keys: '↓ moves to the entries, Enter opens the first.',
  nothing: (query: string) => `Nothing here is called “${query}”.`,
  didYouMean: 'Did you mean',
  showAll: 'Show all',
  search: 'Search all pages',
};

/** The words of the filter in the language of this build; English where it has none of its own. */
export const referenceFilterMessages = translated<typeof en>({ en });
