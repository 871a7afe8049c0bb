import { controlsIn, listControls, withoutControls } from '../../base/text/controls';
import { soundText } from '../../base/text/sound-text';
import { filesMessages } from '../../config/messages/files';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import { PastedNotice } from './PastedNotice';
import { makePlain } from './plain-text';
import * as styles from './PastedInk.module.css';

const words = filesMessages.importing;

interface PastedControlsProps {
  /** What was pasted, as it was copied. */
  text: string;
  /** With what was pasted, as it is now. */
  onRemoved: (text: string) => void;
  onClose: () => void;
}

/** After a text with control characters was pasted: which of them are in the story, to remove them, and which are not. */
export function PastedControls({ text, onRemoved, onClose }: PastedControlsProps) {
  const { program, change } = useOpenStory();
  const pasted = soundText(text);
  const { count, names } = controlsIn(pasted);
  const lost = controlsIn(text.replace(/^\uFEFF/, '')).names.filter(
    (name) => !names.includes(name),
  );
  if (count + lost.length === 0) return null;
  const remove = (): void => {
    const plain = makePlain(program, pasted, controlLines(pasted));
    if (plain !== null) change(plain.program);
    onRemoved(withoutControls(pasted));
  };
  return (
    <PastedNotice onClose={onClose}>
      <div className={styles.said}>
        <p>
          {lost.length > 0 && words.lostControls(listControls(lost))}{' '}
          {count > 0 && words.controls(count, listControls(names))}
        </p>
        {count > 0 && (
          <Button kind="primary" isSmall onClick={remove}>
            {words.removeControls(count)}
          </Button>
        )}
      </div>
    </PastedNotice>
  );
}

/** The lines that have some, and how they should be. */
function controlLines(text: string): { index: number; is: string }[] {
  return text.split('\n').flatMap((was, index) => {
    const is = withoutControls(was);
    return is === was ? [] : [{ index, is }];
  });
}
