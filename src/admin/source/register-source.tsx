import { NEW_PAGE } from '../check-before-save';
import { mountInCms } from '../mount-in-cms';
import { WithDraft } from '../store/open-draft';
import type { PictureUpload } from './pictures/upload-picture';
import { SourceField } from './SourceField';

interface ControlProps {
  forID: string;
  value: string | undefined;
  entry: DecapEntry;
  onChange: (value: string) => void;
}

/** Registers the CMS field for a page’s text; `upload` stores new pictures, if that is done here. */
export function registerSource(upload: PictureUpload | null): void {
  const control = mountInCms(({ forID, value = '', entry, onChange }: ControlProps) => (
    <WithDraft>
      {(data) => (
        <SourceField
          id={forID}
          value={value}
          file={entry.get('path') || NEW_PAGE}
          upload={upload}
          data={data}
          onChange={onChange}
        />
      )}
    </WithDraft>
  ));
  window.CMS.registerWidget('page-source', control, () => null);
}
