import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { shownAddress, useSiteContent } from '../../site-content';
import { pictureOptions } from '../completion/site-options';
import { PICTURE_TYPES, writePicture } from './picture-rules';
import type { PictureUpload } from './draft-pictures';
import { usePreparedPicture } from './use-prepared-picture';

interface PictureFormProps {
  /** A file that was dropped or pasted; null to choose one. */
  file: File | null;
  upload: PictureUpload;
  /** Called with the picture as the page writes it; null if there is none. */
  onDone: (written: string | null) => void;
}

/** Asks for a picture and for what it shows, for readers who cannot see it. */
export function PictureForm({ file, upload, onDone }: PictureFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const alt = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState(file);
  const [src, setSrc] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { picture, url, refusal } = usePreparedPicture(chosen);
  const known = pictureOptions(useSiteContent());
  const shown = url ?? shownAddress(src);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (picture !== null) alt.current?.focus();
  }, [picture]);

  const choose = (next: File | null, address: string) => {
    setChosen(next);
    setSrc(address);
    setFailure(null);
  };
  const insert = async (form: FormData) => {
    const text = (name: string) => {
      const entered = form.get(name);
      return typeof entered === 'string' ? entered : '';
    };
    setBusy(true);
    setFailure(null);
    try {
      const address = picture === null ? src : await upload(picture);
      onDone(writePicture(address, text('alt'), text('caption')));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <dialog
      ref={dialog}
      className="deskPicker deskPicture"
      aria-labelledby={id}
      onCancel={() => onDone(null)}
    >
      <h2 id={id}>Picture</h2>
      <form
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void insert(new FormData(event.currentTarget));
        }}
      >
        <label>
          New picture
          <input
            type="file"
            accept={PICTURE_TYPES.join()}
            onChange={({ target }) => choose(target.files?.[0] ?? null, '')}
          />
        </label>
        <label>
          A picture already on the site
          <select value={src} onChange={({ target }) => choose(null, target.value)}>
            <option value="">{picture === null ? 'None' : `New: ${picture.name}`}</option>
            {known.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        {shown !== '' && <img src={shown} alt="The chosen one" />}
        <label>
          What it shows, for readers who cannot see it
          <textarea ref={alt} name="alt" rows={2} required />
        </label>
        <label>
          Caption, if it needs one
          <input name="caption" autoComplete="off" />
        </label>
        <p role="alert">{failure ?? refusal}</p>
        <p className="deskChoices">
          <button type="button" onClick={() => onDone(null)}>
            Cancel
          </button>
          <button type="submit" disabled={isBusy || (picture === null && src === '')}>
            Insert
          </button>
        </p>
      </form>
    </dialog>
  );
}
