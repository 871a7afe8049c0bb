import { pagesFolder } from '../cms-config';
import { mountInCms } from '../mount-in-cms';
import { useOpenFolder, WithDraft } from '../store/open-draft';
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
  const control = mountInCms((props: ControlProps) => <PageSource {...props} upload={upload} />);
  window.CMS.registerWidget('page-source', control, () => null);
}

function PageSource(props: ControlProps & { upload: PictureUpload | null }) {
  const { forID, value = '', entry, upload, onChange } = props;
  const folder = useOpenFolder();
  // Links of a new page begin in the folder that is chosen for it.
  const newFile = [pagesFolder, folder, 'new-page.mdx'].filter(Boolean).join('/');
  return (
    <WithDraft>
      {(data) => (
        <SourceField
          id={forID}
          value={value}
          file={entry.get('path') || newFile}
          upload={upload}
          data={data}
          onChange={onChange}
        />
      )}
    </WithDraft>
  );
}
