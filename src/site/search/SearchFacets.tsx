import { useId } from 'react';
import { searchMessages as words } from '../../config/messages/search';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { chosenFacets, type ChosenFacet } from './search-facet';
import * as styles from './SearchFacets.module.css';

interface SearchFacetsProps {
  chosen: ChosenFacet;
  onChoose: (facet: ChosenFacet) => void;
}

/** Selects the part of the site to search. */
export function SearchFacets({ chosen, onChoose }: SearchFacetsProps) {
  const name = useId();
  return (
    <fieldset className={styles.facets}>
      <VisuallyHidden as="legend">{words.facets}</VisuallyHidden>
      {chosenFacets.map((facet) => (
        <label key={facet} className={styles.facet}>
          <input
            type="radio"
            name={name}
            checked={facet === chosen}
            onChange={() => onChoose(facet)}
          />
          {words.facetNames[facet]}
        </label>
      ))}
    </fieldset>
  );
}
