import { useMemo, useState } from 'react';
import { soundText } from '../../base/text/sound-text';
import { filesMessages } from '../../config/messages/files';
import { Button } from '../../ui/Button';
import { InkyTags } from './InkyTags';
import { useOpenStory } from '../editor/open-story';
import type { FoundFile } from '../assets/found-file';
import { PastedControls } from './PastedControls';
import { PastedNotice } from './PastedNotice';
import { PastedProse } from './PastedProse';
import { foreignText } from './foreign-text';
import { isFromInky, rewriteInkyTags } from './inky-tags';
import * as styles from './PastedInk.module.css';

const words = filesMessages.importing;

export interface PastedInkProps {
  /** What was pasted, as it was copied. */
  text: string;
  /** Imports it as a story of another tool. */
  onImport: (found: readonly FoundFile[]) => void;
  onClose: () => void;
}

/** After a text was pasted: its control characters, and what else there is to say about it. */
export function PastedInk(props: PastedInkProps) {
  return <Pasted key={props.text} {...props} />;
}

function Pasted({ text, ...props }: PastedInkProps) {
  const [now, setNow] = useState(text);
  return (
    <>
      <PastedControls text={now} {...props} onRemoved={setNow} />
      <PastedText text={soundText(now)} {...props} />
    </>
  );
}

/** Whose story it is, what Atrament treats differently from Inky’s page, or what ink would not read as text. */
function PastedText(props: PastedInkProps) {
  const { text, onImport, onClose } = props;
  const { program, change } = useOpenStory();
  const isInky = useMemo(() => isFromInky(text), [text]);
  const foreign = useMemo(() => foreignText(text), [text]);
  if (foreign !== null) {
    const bring = (): void => {
      onImport([{ path: foreign.path, blob: new Blob([text]) }]);
      onClose();
    };
    return (
      <PastedNotice onClose={onClose}>
        <div className={styles.said}>
          <p>{words.foreign(foreign.tool)}</p>
          <Button kind="primary" isSmall onClick={bring}>
            {words.importForeign}
          </Button>
        </div>
      </PastedNotice>
    );
  }
  if (!isInky) return <PastedProse key={text} {...props} />;
  return (
    <PastedNotice onClose={onClose}>
      <InkyTags
        program={program}
        summary={words.pasted}
        rewrite={
          <Button kind="primary" onClick={() => change(rewriteInkyTags(program))}>
            {words.rewrite}
          </Button>
        }
      />
    </PastedNotice>
  );
}
