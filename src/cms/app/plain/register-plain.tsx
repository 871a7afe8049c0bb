import { mountInCms } from '../kit/mount-in-cms';
import { WithDraft } from '../store/open-draft';
import { PlainField } from './PlainField';

interface ControlProps {
  forID: string;
  value: string | undefined;
  entry: DecapEntry;
  onChange: (value: string) => void;
}

/** Registers the CMS field for files that are edited as they are. */
export function registerPlain(): void {
  const control = mountInCms(({ forID, value = '', entry, onChange }: ControlProps) => (
    <WithDraft key={entry.get('path')}>
      {(data) => (
        <PlainField
          id={forID}
          value={value}
          file={entry.get('path')}
          data={data}
          onChange={onChange}
        />
      )}
    </WithDraft>
  ));
  window.CMS.registerWidget('plain-source', control, () => null);
}
