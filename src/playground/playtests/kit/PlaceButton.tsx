import { storyTestsMessages as words } from '../../../config/messages/story-tests';
import { Button } from '../../../ui/Button';
import * as styles from '../TestsTool.module.css';

export interface PlaceProps {
  file: string | null;
  line: number;
  /** The last line, if there are several. */
  last?: number;
  onGoToLine: (file: string | null, line: number) => void;
}

/** The place of something in the text; a click goes there. */
export function PlaceButton({ file, line, last = line, onGoToLine }: PlaceProps) {
  return (
    <Button kind="link" className={styles.place} onClick={() => onGoToLine(file, line)}>
      {words.place(file, line, last)}
    </Button>
  );
}
