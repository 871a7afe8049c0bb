import { useId, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { PictureChoice } from '../source/pictures/PictureChoice';
import type { PictureUpload } from '../source/pictures/draft-pictures';
import { preparePicture } from '../source/pictures/prepare-picture';

interface PictureDialogProps {
  upload: PictureUpload;
  /** Called with the address of the picture; null if none was chosen. */
  onDone: (src: string | null) => void;
}

/** Asks for a picture, new or already on the site. */
export function PictureDialog({ upload, onDone }: PictureDialogProps) {
  const id = useId();
  const [failure, setFailure] = useState('');
  const add = async (file: File) => {
    setFailure('');
    try {
      onDone(await upload(await preparePicture(file)));
    } catch (error) {
      setFailure(describeError(error));
    }
  };
  return (
    <Dialog className="cmsPicker cmsPicture" aria-labelledby={id} onCancel={() => onDone(null)}>
      <h2 id={id}>Picture</h2>
      <div className="cmsFields">
        <PictureChoice onFile={(file) => file && void add(file)} onKnown={onDone} />
      </div>
      <p role="alert">{failure}</p>
      <p className="cmsChoices">
        <Button isSmall onClick={() => onDone(null)}>
          Cancel
        </Button>
      </p>
    </Dialog>
  );
}
