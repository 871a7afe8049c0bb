import { useEffect, useId, useRef, useState } from 'react';
import { describeError } from '../../../../base/browser/describe-error';
import { formatSize } from '../../../../base/text/format-size';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { shownAddress } from '../../kit/site-content';
import { AltField } from './AltField';
import { ChosenPicture, PictureChoice } from './PictureChoice';
import type { PictureUpload } from './draft-pictures';
import { withPicture, type PictureInText } from './pictures-in';
import { writePicture } from './picture-rules';
import { usePreparedPicture } from './use-prepared-picture';

interface PictureFormProps {
  /** A file that was dropped or pasted; null to choose one. */
  file: File | null;
  upload: PictureUpload;
  /** The picture of the text that is replaced; null for a new one. */
  old?: PictureInText | null;
  /** Called with the picture as the page writes it; null if there is none. */
  onDone: (written: string | null) => void;
}

/** Asks for a picture and for what it shows, for readers who cannot see it. */
export function PictureForm({ file, upload, old = null, onDone }: PictureFormProps) {
  const altField = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState(file);
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState(old?.alt ?? '');
  const [isAltMissed, setAltMissed] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { picture, url, refusal } = usePreparedPicture(chosen);
  useEffect(() => {
    if (picture !== null || src !== '') altField.current?.focus();
  }, [picture, src]);

  const choose = (next: File | null, address: string) => {
    setChosen(next);
    setSrc(address);
    setFailure(null);
  };
  const insert = async (caption: string) => {
    if (alt.trim() === '') {
      setAltMissed(true);
      altField.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const address = picture === null ? src : await upload(picture);
      onDone(old === null ? writePicture(address, alt, caption) : withPicture(old, address, alt));
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  };

  const prepared =
    picture !== null && url !== null
      ? { name: picture.name, size: formatSize(picture.size), url }
      : null;
  const shown = src === '' ? prepared : { name: src, url: shownAddress(src) };

  return (
    <Dialog className="cmsPicker cmsPicture" aria-labelledby={id} onCancel={() => onDone(null)}>
      <h2 id={id}>{old === null ? 'Picture' : 'Replace this picture'}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const caption = new FormData(event.currentTarget).get('caption');
          void insert(typeof caption === 'string' ? caption : '');
        }}
      >
        {shown !== null && <ChosenPicture {...shown} onOther={() => choose(null, '')} />}
        {src === '' && (chosen === null || refusal !== null) && (
          <PictureChoice
            onFile={(next) => choose(next, '')}
            onKnown={(address) => choose(null, address)}
          />
        )}
        <AltField
          ref={altField}
          value={alt}
          isMissed={isAltMissed}
          onChange={(text) => {
            setAlt(text);
            setAltMissed(false);
          }}
        />
        {old === null ? (
          <label>
            Caption, if it needs one
            <input name="caption" autoComplete="off" />
          </label>
        ) : (
          <p>This is what the page says now. Change it if the new picture shows something else.</p>
        )}
        <p role="alert">{failure ?? refusal}</p>
        <p className="cmsChoices">
          <Button isSmall onClick={() => onDone(null)}>
            Cancel
          </Button>
          <Button isSmall kind="primary" type="submit" disabled={isBusy || shown === null}>
            {old === null ? 'Insert' : 'Replace'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
