import { mapToolMessages as words } from '../../config/messages/map-tool';
import { IconButton } from '../../ui/IconButton';
import * as styles from './StoryMapTool.module.css';

interface MapToolsProps {
  onZoom: (isIn: boolean) => void;
  onFit: () => void;
  /** Null if the story stands nowhere on the map. */
  onHere: (() => void) | null;
}

const SIGNS = {
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  here: 'M12 3v4m0 10v4M3 12h4m10 0h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
};

/** The buttons on the drawing. */
export function MapTools({ onZoom, onFit, onHere }: MapToolsProps) {
  const buttons = [
    ['zoomIn', () => onZoom(true)],
    ['zoomOut', () => onZoom(false)],
    ['fit', onFit],
    ['here', onHere],
  ] as const;
  return (
    <div className={styles.tools}>
      {buttons.map(([name, onClick]) => (
        <IconButton
          key={name}
          name={words[name]}
          title={words[name]}
          disabled={onClick === null}
          onClick={() => onClick?.()}
        >
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
            <path d={SIGNS[name]} />
          </svg>
          {name !== 'zoomIn' && name !== 'zoomOut' && (
            <span className={styles.toolName} aria-hidden="true">
              {words.short[name]}
            </span>
          )}
        </IconButton>
      ))}
    </div>
  );
}
