import type { SearchFacet } from '../../docs/search/search-html';

/** The part of the site to search. */
export type ChosenFacet = 'all' | SearchFacet;

/** In the order in which they are offered. */
export const chosenFacets: readonly ChosenFacet[] = [
  'all',
  'guide',
  'reference',
  'sample',
  'maintainers',
];
