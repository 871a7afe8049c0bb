import { studioMessages } from '../../config/messages/studio';
import { IconButton } from '../../ui/IconButton';
import { StudioIcon, type StudioIconName } from './StudioIcon';
import * as styles from './Panes.module.css';

const words = studioMessages.panes;

interface PaneControlsProps {
  name: string;
  /** The pane to change places with; null if it stands alone. */
  neighbour: string | null;
  isFilling: boolean;
  /** Gives it a window of its own; left out if it cannot have one. */
  onOpen?: (() => void) | undefined;
  onSwap: () => void;
  onFill: () => void;
  /** Null if nothing else is shown. */
  onHide: (() => void) | null;
}

/** What can be done with a pane, in its corner. */
export function PaneControls({ name, neighbour, isFilling, ...props }: PaneControlsProps) {
  const button = (icon: StudioIconName, text: string, onClick: () => void) => (
    <IconButton name={text} title={text} className={styles.control} onClick={onClick}>
      <StudioIcon name={icon} />
    </IconButton>
  );
  return (
    <div className={styles.controls}>
      {props.onOpen && button('window', studioMessages.playWindow.open, props.onOpen)}
      {neighbour !== null && button('swap', words.swap(name, neighbour), props.onSwap)}
      {(neighbour !== null || isFilling) &&
        button(
          isFilling ? 'unfill' : 'fill',
          isFilling ? words.unfill : words.fill(name),
          props.onFill,
        )}
      {props.onHide !== null && button('close', words.hide(name), props.onHide)}
    </div>
  );
}
