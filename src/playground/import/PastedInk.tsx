import { useMemo } from 'react';
import { filesMessages } from '../../config/messages/files';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { IconButton } from '../player/IconButton';
import { InkyTags } from './InkyTags';
import { PastedProse } from './PastedProse';
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

/** After a text was pasted: what Atrament treats differently from Inky’s page, or what ink would not read as text. */
export function PastedInk(props: PastedInkProps) {
  const { text, program, onChange, onClose } = props;
  const isInky = useMemo(() => isFromInky(text), [text]);
  if (!isInky) return <PastedProse key={text} {...props} />;
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
