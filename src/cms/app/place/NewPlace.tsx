import { plainName } from '../../../base/text/plain-name';
import { addressOf, describeSidebarPlace, fileIn } from '../kit/page-folders';
import { useSiteContent } from '../kit/site-content';
import { FolderChoice } from './FolderChoice';

interface NewPlaceProps {
  id: string;
  folder: string;
  /** The title of the page, of which its file’s name is made. */
  title: string;
  onChange: (folder: string) => void;
}

/** Chooses the folder of a new page, and says where the page will be. */
export function NewPlace({ id, folder, title, onChange }: NewPlaceProps) {
  const content = useSiteContent();
  const file = fileIn(folder, plainName(title));
  return (
    <div className="cmsPlace cmsNewPlace">
      <FolderChoice id={id} folder={folder} onChange={onChange} />
      <dl>
        <dt>Address</dt>
        <dd>{addressOf(file)}</dd>
        <dt>File</dt>
        <dd>{file}</dd>
        <dt>Sidebar</dt>
        <dd>{describeSidebarPlace(file, content)}</dd>
      </dl>
    </div>
  );
}
