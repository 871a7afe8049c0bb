import { useId } from 'react';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import * as styles from './StoryMapTool.module.css';

const VIEWS = ['map', 'list'] as const;
export type MapView = (typeof VIEWS)[number];

interface ViewChoiceProps {
  view: MapView;
  /** Whether there can be a drawing. */
  hasMap: boolean;
  onChoose: (view: MapView) => void;
}

/** Chooses between the drawing and the list. */
export function ViewChoice({ view, hasMap, onChoose }: ViewChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.views}>
      <VisuallyHidden as="legend">{words.views.label}</VisuallyHidden>
      {VIEWS.map((name) => (
        <label key={name} className={styles.choice}>
          <input
            type="radio"
            name={id}
            checked={view === name}
            disabled={name === 'map' && !hasMap}
            onChange={() => onChoose(name)}
          />
          {words.views[name]}
        </label>
      ))}
    </fieldset>
  );
}
