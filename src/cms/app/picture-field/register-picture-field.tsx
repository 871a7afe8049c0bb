import { mountInCms } from '../kit/mount-in-cms';
import type { PictureUpload } from '../source/pictures/draft-pictures';
import { PictureField } from './PictureField';

interface ControlProps {
  forID: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

/** Registers the CMS field for a picture: the library of the CMS would show a form those in no folder only. */
export function registerPictureField(upload: PictureUpload): void {
  const control = mountInCms(({ forID, value = '', onChange }: ControlProps) => (
    <PictureField id={forID} value={value} upload={upload} onChange={onChange} />
  ));
  window.CMS.registerWidget('picture', control, () => null);
}
