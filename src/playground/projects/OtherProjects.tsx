import { projectsMessages as words } from '../../config/messages/projects';
import { Button } from '../../ui/Button';
import type { FoundFile } from '../assets/found-file';
import { pickFiles } from '../import/pick-files';
import { canUseFolders } from './folder/folder-access';
import type { FolderOpening } from './folder/use-open-folder';
import { emptyDraft } from './store/manager-state';
import type { ProjectManager } from './store/project-manager';
import * as styles from './ProjectsDialog.module.css';

interface OtherProjectsProps {
  manager: ProjectManager;
  opening: FolderOpening;
  onImport: (found: readonly FoundFile[]) => void;
  /** Closes the list, since another text is shown. */
  onDone: () => void;
}

/** Buttons for a text that is not in the list yet: a new one, files, or a folder. */
export function OtherProjects({ manager, opening, onImport, onDone }: OtherProjectsProps) {
  const openFolder = async (): Promise<void> => {
    if (await opening.pick()) onDone();
  };
  return (
    <div className={styles.ways}>
      <Button
        kind="primary"
        onClick={() => {
          void manager.openDraft(emptyDraft);
          onDone();
        }}
      >
        {words.list.newEmpty}
      </Button>
      <Button
        onClick={() =>
          pickFiles((found) => {
            onDone();
            onImport(found);
          })
        }
      >
        {words.list.import}
      </Button>
      {canUseFolders() && (
        <Button onClick={() => void openFolder()}>{words.folder.open.pick}</Button>
      )}
    </div>
  );
}
