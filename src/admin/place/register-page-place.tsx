import { mountInCms } from '../mount-in-cms';
import { PagePlace, type PagePlaceProps } from './PagePlace';

interface ControlProps {
  entry: DecapEntry;
}

/** Registers the CMS field that shows where a page’s file is. */
export function registerPagePlace(options: Omit<PagePlaceProps, 'file' | 'slug'>): void {
  const control = mountInCms(
    ({ entry }: ControlProps) => {
      const file = entry.get('newRecord') ? '' : entry.get('path');
      return <PagePlace key={file} {...options} file={file} slug={entry.get('slug')} />;
    },
    // It never takes input.
    { isValid: () => true },
  );
  window.CMS.registerWidget('page-place', control, () => null);
}
