import { useState } from 'react';
import { formatSize } from '../../base/text/format-size';
import { playerMessages } from '../../config/messages/player';
import { projectsMessages } from '../../config/messages/projects';
import { Button } from '../../ui/Button';
import { NameForm } from '../pane/NameForm';
import { proseOfLine } from '../story-edits/prose-of-line';
import { formatTime } from './store/format-project';
import { isFromNewerSite } from './store/project';
import { projectAddress } from './store/project-address';
import type { ListedProject } from './use-project-list';
import * as styles from './ProjectsDialog.module.css';

const words = projectsMessages.list;

interface ProjectItemProps {
  project: ListedProject;
  isOpen: boolean;
  onOpen: () => void;
  onRename: (name: string) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** A project in the list. Its name is a link, so that it can be opened in another tab, too. */
export function ProjectItem({ project, isOpen, ...on }: ProjectItemProps) {
  const [isNaming, setIsNaming] = useState(false);
  const name = project.name || playerMessages.unnamed;
  if (isFromNewerSite(project)) {
    return (
      <li className={styles.item}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        <p className={styles.line}>{words.newer}</p>
      </li>
    );
  }
  if (isNaming) {
    return (
      <li className={styles.item} data-open={isOpen || undefined} data-naming="">
        <NameForm
          name={project.name}
          label={words.newName(name)}
          maxLength={80}
          onSave={(to) => {
            if (to !== project.name) on.onRename(to);
            setIsNaming(false);
            return null;
          }}
          onCancel={() => setIsNaming(false)}
        />
      </li>
    );
  }
  return (
    <li className={styles.item} data-open={isOpen || undefined}>
      <a
        dir="auto"
        href={projectAddress(project.id)}
        className={styles.name}
        aria-current={isOpen || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          on.onOpen();
        }}
      >
        {name}
      </a>
      <p dir="auto" className={styles.line}>
        {proseOfLine(project.firstLine) || project.firstLine}
      </p>
      <p className={styles.about}>
        {words.changed(formatTime(project.changedAt), formatSize(project.bytes))}
        {isOpen && ` · ${words.open}`}
      </p>
      <div className={styles.actions}>
        <Button
          kind="link"
          className={styles.action}
          aria-label={words.renameOf(name)}
          onClick={() => setIsNaming(true)}
        >
          {words.rename}
        </Button>
        <Button
          kind="link"
          className={styles.action}
          aria-label={words.duplicateOf(name)}
          onClick={on.onDuplicate}
        >
          {words.duplicate}
        </Button>
        <Button
          kind="link"
          className={styles.action}
          aria-label={words.deleteOf(name)}
          onClick={on.onDelete}
        >
          {words.delete}
        </Button>
      </div>
    </li>
  );
}
