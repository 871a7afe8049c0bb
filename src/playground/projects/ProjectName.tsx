import { useState } from 'react';
import { playerMessages } from '../../config/messages/player';
import { projectsMessages as words } from '../../config/messages/projects';
import * as styles from './ProjectName.module.css';

interface ProjectNameProps {
  /** The name that it was given, or the title in its text; empty without both. */
  name: string;
  isReadOnly: boolean;
  onRename: (name: string) => void;
}

/** The project’s name, which is changed in place. */
export function ProjectName({ name, isReadOnly, onRename }: ProjectNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? name;
  return (
    <input
      dir="auto"
      className={styles.name}
      aria-label={words.name}
      placeholder={playerMessages.unnamed}
      value={shown}
      size={Math.min(30, Math.max(6, (shown || playerMessages.unnamed).length + 1))}
      maxLength={80}
      readOnly={isReadOnly}
      spellCheck={false}
      onChange={({ target }) => {
        setTyped(target.value);
        onRename(target.value);
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}
