import { Button } from '../../../ui/Button';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface ChooserFieldProps {
  id: string;
  value: string;
  /** The id of what says more of the value. */
  describedBy?: string;
  /** What is shown of the value. */
  children: ReactNode;
  /** Draws the dialog in which a value is chosen, and which ends with null if none is. */
  renderDialog: (onDone: (value: string | null) => void) => ReactNode;
  onChange: (value: string) => void;
}

/** A field whose value is written, or chosen in a dialog. */
export function ChooserField(props: ChooserFieldProps) {
  const { id, value, describedBy, children, renderDialog, onChange } = props;
  /** The button, while the dialog that it has opened is there. */
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const end = (chosen: string | null) => {
    if (chosen !== null) onChange(chosen);
    // Nothing behind an open dialog can have the focus.
    flushSync(() => setOpener(null));
    opener?.focus();
  };
  return (
    <div className="cmsChooser">
      <input
        id={id}
        value={value}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button isSmall onClick={({ currentTarget }) => setOpener(currentTarget)}>
        Choose …
      </Button>
      {children}
      {opener && renderDialog(end)}
    </div>
  );
}
