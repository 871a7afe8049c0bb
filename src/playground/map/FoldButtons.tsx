import { mapToolMessages as words } from '../../config/messages/map-tool';
import { groupsOf } from '../../ink/map/fold-map';
import type { StoryGraph } from '../../ink/map/story-graph';
import { Button } from '../../ui/Button';
import * as styles from './StoryMapTool.module.css';

interface FoldButtonsProps {
  graph: StoryGraph;
  onFold: (folds: ReadonlySet<string>) => void;
}

/** Folds all groups of a map, or none. */
export function FoldButtons({ graph, onFold }: FoldButtonsProps) {
  const groups = groupsOf(graph);
  if (groups.length === 0) return null;
  return (
    <div className={styles.buttons}>
      <Button onClick={() => onFold(new Set(groups.map(({ id }) => id)))}>{words.foldAll}</Button>
      <Button onClick={() => onFold(new Set())}>{words.unfoldAll}</Button>
    </div>
  );
}
