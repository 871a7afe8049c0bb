import { useId, type ReactNode } from 'react';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { languageInWords } from '../translations/shown-language';
import type { MapPictures } from './use-map-pictures';
import type { PlaceSearch } from './use-place-search';
import * as styles from './StoryMapTool.module.css';

const VIEWS = ['map', 'list'] as const;
export type MapView = (typeof VIEWS)[number];

interface MapBarProps {
  view: MapView;
  /** Whether there can be a drawing. */
  hasMap: boolean;
  search: PlaceSearch;
  follows: boolean;
  pictures: MapPictures;
  /** The language of its words; null for that of the story. */
  language: string | null;
  onView: (view: MapView) => void;
  onFollow: (follows: boolean) => void;
  /** What is written on the map, and what else can be done with it. */
  edits: ReactNode;
  more: ReactNode;
}

/** Above the map, in two lines: whether it is drawn or listed, and the search; what can be done with it. */
export function MapBar({ view, hasMap, search, language, onView, ...parts }: MapBarProps) {
  const id = useId();
  const { query, matches, found, changeQuery, showNext } = search;
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.views}>
          <VisuallyHidden as="legend">{words.views.label}</VisuallyHidden>
          {VIEWS.map((name) => (
            <label key={name} className={styles.choice}>
              <input
                type="radio"
                name={id}
                checked={view === name}
                disabled={name === 'map' && !hasMap}
                onChange={() => onView(name)}
              />
              {words.views[name]}
            </label>
          ))}
        </fieldset>
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
      </div>
      <div className={styles.row}>
        {parts.edits}
        {view === 'map' && (
          <>
            <Checkbox
              checked={parts.follows}
              onChange={({ target }) => parts.onFollow(target.checked)}
            >
              {words.follow}
            </Checkbox>
            {parts.pictures.canShow && (
              <Checkbox
                checked={parts.pictures.isOn}
                onChange={({ target }) => parts.pictures.show(target.checked)}
              >
                {words.pictures}
              </Checkbox>
            )}
            {parts.more}
          </>
        )}
        {language !== null && (
          <span className={styles.language}>{words.inLanguage(languageInWords(language))}</span>
        )}
      </div>
    </>
  );
}
