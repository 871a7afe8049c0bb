import { useSiteContent } from './site-content';

/** A file of the content as its author knows it: that of a page by its title first. */
export function FileTitle({ file }: { file: string }) {
  const page = useSiteContent().docs.find((doc) => doc.file === file);
  if (page === undefined) return <code translate="no">{file}</code>;
  return (
    <>
      {page.title} <small className="cmsFile">{file}</small>
    </>
  );
}
