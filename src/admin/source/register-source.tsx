import { NEW_PAGE } from '../check-before-save';
import { mountInCms } from '../mount-in-cms';
import { WithDraft } from '../store/open-draft';
import { SourceField } from './SourceField';

interface ControlProps {
  forID: string;
  value: string | undefined;
  entry: DecapEntry;
  onChange: (value: string) => void;
}

/** Registers the CMS field for a page’s text. */
export function registerSource(): void {
  const control = mountInCms(({ forID, value = '', entry, onChange }: ControlProps) => (
    <WithDraft>
      {(data) => (
        <SourceField
          id={forID}
          value={value}
          file={entry.get('path') || NEW_PAGE}
          data={data}
          onChange={onChange}
        />
      )}
    </WithDraft>
  ));
  window.CMS.registerWidget('page-source', control, () => null);
}
