import { messages } from '../../../config/messages';
import { IconButton } from '../../../ui/IconButton';
import { useCopy } from './use-copy';
import * as styles from './CodeBlock.module.css';

interface CopyButtonProps {
  /** What is copied, for the button’s name. */
  name: string;
  readText: () => string;
}

const { copy: copyLabel, copyTooltip, copied, copyFailed } = messages.code;
const outcomes = { idle: '', copied, failed: copyFailed };

/** Copies a code block and reports, visibly and to screen readers, whether that worked. */
export function CopyButton({ name, readText }: CopyButtonProps) {
  const { state, copy } = useCopy();
  return (
    <>
      <span role="status" className={styles.outcome}>
        {outcomes[state]}
      </span>
      <IconButton
        className={styles.button}
        name={state === 'copied' ? copied : copyLabel(name)}
        title={copyTooltip}
        data-copied={copied}
        onClick={() => copy(readText())}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          {state === 'copied' ? (
            <path d="m4 10.5 4 4 8-9" />
          ) : (
            <path d="M7 7h9v9.5H7zM13 7V3.5H4V13h3" />
          )}
        </svg>
      </IconButton>
    </>
  );
}
