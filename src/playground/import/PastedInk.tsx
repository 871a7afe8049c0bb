import { filesMessages } from '../../config/messages/files';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { IconButton } from '../player/IconButton';
import { InkyTags } from './InkyTags';
import { isFromInky, rewriteInkyTags } from './inky-tags';
import * as styles from './PastedInk.module.css';

const words = filesMessages.importing;

export interface PastedInkProps {
  /** What was pasted. */
  text: string;
  program: StoryProgram;
  onChange: (program: StoryProgram) => void;
  onClose: () => void;
}

/** After ink with tags of Inky’s page was pasted: what Atrament treats differently. */
export function PastedInk({ text, program, onChange, onClose }: PastedInkProps) {
  if (!isFromInky(text)) return null;
  return (
    <div role="status" className={styles.pasted}>
      <InkyTags
        program={program}
        summary={words.pasted}
        rewrite={
          <Button kind="primary" onClick={() => onChange(rewriteInkyTags(program))}>
            {words.rewrite}
          </Button>
        }
      />
      <IconButton icon="close" name={words.closePasted} onClick={onClose} />
    </div>
  );
}
