import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shownAddress, useSiteContent } from '../site-content';
import type { PictureUpload } from '../source/pictures/draft-pictures';
import { PictureDialog } from './PictureDialog';

interface PictureFieldProps {
  id: string;
  /** The address of a picture; '' for none. */
  value: string;
  upload: PictureUpload;
  onChange: (value: string) => void;
}

/** A field for the address of a picture, which is written, or chosen among all pictures of the site and new ones. */
export function PictureField({ id, value, upload, onChange }: PictureFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isKnown = useSiteContent().staticFiles.includes(value);
  return (
    <div className="deskChooser">
      <input
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        Choose …
      </button>
      {isKnown && <img src={shownAddress(value)} alt="The chosen one" />}
      {isOpen && (
        <PictureDialog
          upload={upload}
          onDone={(src) => {
            if (src !== null) onChange(src);
            // Nothing behind an open dialog can have the focus.
            flushSync(() => setOpen(false));
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
