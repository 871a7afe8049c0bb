import { mapEditMessages } from '../../config/messages/map-edit';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import type { StoryGraph } from '../../ink/map/story-graph';
import type { MapFailure } from './use-story-graph';
import * as styles from './StoryMapTool.module.css';

interface MapNoticesProps {
  graph: StoryGraph;
  failure: MapFailure | null;
  /** Whether the text cannot be read at the moment. */
  isUnreadable: boolean;
  /** Whether the drawing is not there yet. */
  isAwaited: boolean;
  /** Whether places can be added. */
  canWrite: boolean;
  /** What came of the last press of a button; empty or null for nothing. */
  notice: string | null;
}

/** Why there is no drawing, or only that of an earlier text. */
export function MapNotices({ graph, failure, isUnreadable, ...more }: MapNoticesProps) {
  const { isAwaited, canWrite, notice } = more;
  const isEmpty = canWrite && !notice && !isUnreadable && graph.places.length <= 1;
  return (
    <div role="status" className={styles.notice}>
      {failure === 'complex' && <p>{words.tooComplex(graph.places.length, graph.ways.length)}</p>}
      {failure === 'failed' && <p>{words.failed}</p>}
      {isUnreadable && <p>{words.unreadableOld}</p>}
      {notice && <p>{notice}</p>}
      {isEmpty && <p>{mapEditMessages.empty}</p>}
      {isAwaited && <p>{words.reading}</p>}
    </div>
  );
}
