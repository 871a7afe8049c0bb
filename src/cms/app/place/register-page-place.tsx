import { mountInCms } from '../kit/mount-in-cms';
import { WithDraft } from '../store/open-draft';
import { NewPlace } from './NewPlace';
import { PagePlace, type PagePlaceProps } from './PagePlace';

interface ControlProps {
  entry: DecapEntry;
}

interface FolderProps extends ControlProps {
  forID: string;
  /** The folder below that of all pages; “/” for that one. */
  value: string;
  onChange: (value: string) => void;
}

/** Registers the CMS fields for the folder of a new page, and for the file of one that is saved. */
export function registerPagePlace(options: Omit<PagePlaceProps, 'file' | 'slug'>): void {
  const folder = mountInCms(({ entry, forID, value, onChange }: FolderProps) =>
    entry.get('newRecord') ? (
      <WithDraft>
        {({ title }) => (
          <NewPlace
            id={forID}
            folder={value.replace(/^\/+|\/+$/g, '')}
            title={typeof title === 'string' ? title : ''}
            onChange={(chosen) => onChange(chosen || '/')}
          />
        )}
      </WithDraft>
    ) : (
      <></>
    ),
  );
  window.CMS.registerWidget('new-place', folder, () => null);
  const place = mountInCms(
    ({ entry }: ControlProps) => {
      if (entry.get('newRecord')) return <></>;
      const file = entry.get('path');
      return <PagePlace key={file} {...options} file={file} slug={entry.get('slug')} />;
    },
    // It never takes input.
    { isValid: () => true },
  );
  window.CMS.registerWidget('page-place', place, () => null);
}
