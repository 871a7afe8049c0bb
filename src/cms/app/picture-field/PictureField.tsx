import { shownAddress, useSiteContent } from '../kit/site-content';
import { ChooserField } from '../picker/ChooserField';
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
  const isKnown = useSiteContent().staticFiles.includes(value);
  return (
    <ChooserField
      {...{ id, value, onChange }}
      renderDialog={(onDone) => <PictureDialog {...{ upload, onDone }} />}
    >
      {isKnown && <img src={shownAddress(value)} alt="The chosen one" />}
    </ChooserField>
  );
}
