import { mountInCms } from '../kit/mount-in-cms';
import { usePageFile, WithDraft } from '../store/open-draft';
import { SourceField } from './SourceField';
import type { PictureUpload } from './pictures/draft-pictures';

interface ControlProps {
  forID: string;
  value: string | undefined;
  entry: DecapEntry;
  onChange: (value: string) => void;
}

/** What is stored besides the page itself: new pictures, and words, which are null where that is not done here. */
interface SourceStores {
  upload: PictureUpload;
  addWord: ((word: string) => Promise<void>) | null;
}

/** Registers the CMS field for a page’s text. */
export function registerSource(stores: SourceStores): void {
  const control = mountInCms((props: ControlProps) => <PageSource {...props} {...stores} />);
  window.CMS.registerWidget('page-source', control, () => null);
}

function PageSource(props: ControlProps & SourceStores) {
  const { forID, value = '', entry, upload, addWord, onChange } = props;
  const file = usePageFile(entry);
  return (
    <WithDraft>
      {(data) => (
        <SourceField
          id={forID}
          value={value}
          file={file}
          upload={upload}
          addWord={addWord}
          data={data}
          onChange={onChange}
        />
      )}
    </WithDraft>
  );
}
