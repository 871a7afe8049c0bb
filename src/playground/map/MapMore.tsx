import { useId, useState, type RefObject } from 'react';
import { mapEditMessages } from '../../config/messages/map-edit';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import { groupsOf, openFolds } from '../../ink/map/fold-map';
import type { MapLayout } from '../../ink/map/lay-out-map';
import type { StoryGraph } from '../../ink/map/story-graph';
import { Button } from '../../ui/Button';
import { MapKey } from './MapKey';
import { downloadPng, downloadSvg } from './map-file';
import * as styles from './StoryMapTool.module.css';

const KINDS = ['svg', 'png'] as const;

interface MapMoreProps {
  graph: StoryGraph;
  layout: MapLayout | null;
  /** The element with the drawing. */
  drawing: RefObject<HTMLElement>;
  onFold: (folds: ReadonlySet<string>) => void;
  /** Null while nothing was put anywhere by hand. */
  onLayOutAgain: (() => void) | null;
  onNotice: (notice: string | null) => void;
}

/** What is seldom wanted, above the drawing when it is opened: what the signs mean, and buttons that fold all groups, and save it. */
export function MapMore({ graph, layout, drawing, onNotice, ...on }: MapMoreProps) {
  const { onFold, onLayOutAgain } = on;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const groups = groupsOf(graph);
  const save = async (kind: (typeof KINDS)[number]): Promise<void> => {
    const svg = drawing.current?.querySelector('svg');
    if (!svg || layout === null) return;
    onNotice(null);
    if (kind === 'svg') downloadSvg(svg, layout);
    else await downloadPng(svg, layout).catch(() => onNotice(words.pngFailed));
  };
  return (
    <>
      <Button
        kind="tool"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={`${id}-body`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.moreName}>{words.more}</span>
        <span className={styles.moreShort} aria-hidden="true">
          {words.short.more}
        </span>
      </Button>
      <div id={`${id}-body`} hidden={!isOpen} className={styles.moreBody}>
        <MapKey />
        {groups.length > 0 && (
          <div className={styles.buttons}>
            <Button onClick={() => onFold(new Set(groups.map((one) => one.id)))}>
              {words.foldAll}
            </Button>
            <Button onClick={() => onFold(openFolds(graph))}>{words.unfoldAll}</Button>
          </div>
        )}
        {onLayOutAgain !== null && (
          <div className={styles.buttons}>
            <Button onClick={onLayOutAgain}>{mapEditMessages.layOutAgain}</Button>
          </div>
        )}
        <div className={styles.buttons}>
          <span id={id}>{words.save}</span>
          {KINDS.map((kind) => (
            <Button
              key={kind}
              id={`${id}-${kind}`}
              aria-labelledby={`${id} ${id}-${kind}`}
              disabled={layout === null}
              onClick={() => void save(kind)}
            >
              {kind.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}
