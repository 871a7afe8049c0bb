import { mapToolMessages as words } from '../../config/messages/map-tool';
import { Field } from '../../ui/Field';
import type { PlaceSearch } from './use-place-search';
import * as styles from './StoryMapTool.module.css';

/** Finds places by their names; Enter shows the next one. */
export function PlaceSearchField({ search }: { search: PlaceSearch }) {
  const { query, matches, found, changeQuery, showNext } = search;
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        showNext();
      }}
    >
      <Field
        type="search"
        dir="auto"
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        onChange={({ target }) => changeQuery(target.value)}
      />
      <span role="status" className={styles.count}>
        {found !== null && words.found(matches.length)}
      </span>
    </form>
  );
}
