import type { ReactNode } from 'react';
import { filesMessages as words } from '../../config/messages/files';
import { ASSET_ENDINGS } from '../../ink/story/asset-kinds';
import type { FoundFile } from '../assets/found-file';
import { PlayLinkField } from '../import/PlayLinkField';
import { chosenFiles } from '../import/find-files';
import { OpenFolder } from '../projects/folder/OpenFolder';
import { canUseFolders } from '../projects/folder/folder-access';
import { STORY_ENDINGS } from '../import/wanted-files';
import { FilePicker } from './FilePicker';
import * as styles from './FilesTool.module.css';

const STORIES = ['zip', ...STORY_ENDINGS].map((ending) => `.${ending}`).join(',');

interface FilePickersProps {
  isReadOnly: boolean;
  onAdd: (files: File[]) => void;
  onImport: (files: readonly FoundFile[]) => void;
}

/** Buttons that open the system’s dialogs for files and folders. */
export function FilePickers({ isReadOnly, onAdd, onImport }: FilePickersProps) {
  const importFiles = (files: File[]): void => onImport(chosenFiles(files));
  const endings = [...ASSET_ENDINGS, 'css', 'po'].map((ending) => `.${ending}`).join(',');
  return (
    <div className={styles.groups}>
      {!isReadOnly && (
        <Group name={words.groups.add} about={words.about}>
          <FilePicker name={words.add} isMain accept={endings} onChoose={onAdd} />
          <FilePicker name={words.addFolder} isFolder onChoose={onAdd} />
        </Group>
      )}
      <Group
        name={words.groups.open}
        about={canUseFolders() ? `${words.importAbout} ${words.openAbout}` : words.importAbout}
      >
        <FilePicker name={words.import} isLink accept={STORIES} onChoose={importFiles} />
        <FilePicker name={words.importFolder} isLink isFolder onChoose={importFiles} />
        {canUseFolders() && <OpenFolder className={styles.link} />}
      </Group>
      <Group name={words.groups.sent} about={words.sentAbout}>
        <PlayLinkField onLink={(link) => onImport([link])} />
      </Group>
    </div>
  );
}

interface GroupProps {
  name: string;
  about: string;
  children: ReactNode;
}

function Group({ name, about, children }: GroupProps) {
  return (
    <section aria-label={name}>
      <h2 className={styles.title}>{name}</h2>
      <p className={styles.about}>{about}</p>
      <div className={styles.pickers}>{children}</div>
    </section>
  );
}
