import { messages } from '../../../config/messages';
import { IconButton } from '../../../ui/IconButton';
import * as styles from './CodeBlock.module.css';

interface WrapButtonProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Switches between scrolling and wrapping of long lines. */
export function WrapButton({ isOn, onToggle }: WrapButtonProps) {
  return (
    <IconButton
      className={styles.button}
      name={messages.code.toggleWrap}
      title={messages.code.toggleWrap}
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M3 5h14M3 10h11.5a2.7 2.7 0 0 1 0 5.5H10m2-2-2 2 2 2M3 15.5h4" />
      </svg>
    </IconButton>
  );
}
