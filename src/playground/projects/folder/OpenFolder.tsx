import { projectsMessages } from '../../../config/messages/projects';
import { Button } from '../../../ui/Button';
import { useOpenProject } from '../store/use-project-manager';
import { FolderAnswer } from './FolderAnswer';
import { useOpenFolder } from './use-open-folder';

interface OpenFolderProps {
  className: string | undefined;
}

/** Words that open a folder, and below them what is left to say. */
export function OpenFolder({ className }: OpenFolderProps) {
  const opening = useOpenFolder(useOpenProject().manager);
  return (
    <>
      <Button kind="link" className={className} onClick={() => void opening.pick()}>
        {projectsMessages.folder.open.pick}
      </Button>
      <FolderAnswer opening={opening} />
    </>
  );
}
