import { mapEditMessages as words } from '../../config/messages/map-edit';
import { Button } from '../../ui/Button';
import type { MapActs } from './acts/use-map-acts';
import * as styles from './StoryMapTool.module.css';

interface EditBarProps {
  acts: MapActs;
  onAdd: () => void;
}

/** What is written on the map as a whole, next to its search. */
export function EditBar({ acts, onAdd }: EditBarProps) {
  return (
    <div className={styles.edits}>
      <Button kind="tool" onClick={onAdd}>
        {words.add}
      </Button>
      <Button kind="tool" onClick={() => acts.undo()}>
        {words.undo}
      </Button>
      <Button kind="tool" onClick={() => acts.redo()}>
        {words.redo}
      </Button>
    </div>
  );
}
