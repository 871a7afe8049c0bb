import { NEW_PAGE } from '../check-before-save';
import { mountInCms } from '../mount-in-cms';
import { PagePreview } from './PagePreview';

interface TemplateProps {
  entry: DecapEntry;
}

/** Makes the CMS preview pages with the site’s own components and styles. */
export function registerPreviews(): void {
  // Absolute: the preview’s frame has no address of its own.
  window.CMS.registerPreviewStyle(new URL('preview.css', document.baseURI).href);
  const template = mountInCms(({ entry }: TemplateProps) => (
    <PagePreview file={entry.get('path') || NEW_PAGE} data={entry.get('data').toJS()} />
  ));
  window.CMS.registerPreviewTemplate('pages', template);
}
