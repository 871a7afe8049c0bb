import { mountInCms } from '../kit/mount-in-cms';
import { usePageFile } from '../store/open-draft';
import { PagePreview } from './PagePreview';

interface TemplateProps {
  entry: DecapEntry;
}

/** Makes the CMS preview pages with the site’s own components and styles. */
export function registerPreviews(): void {
  // Absolute: the preview’s frame has no address of its own.
  window.CMS.registerPreviewStyle(new URL('preview.css', document.baseURI).href);
  const template = mountInCms((props: TemplateProps) => <Preview {...props} />);
  window.CMS.registerPreviewTemplate('pages', template);
}

function Preview({ entry }: TemplateProps) {
  return <PagePreview file={usePageFile(entry)} data={entry.get('data').toJS()} />;
}
