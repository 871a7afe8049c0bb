import { useState } from 'react';
import { playerMessages } from '../../../config/messages/player';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import * as styles from './Drawer.module.css';

const words = playerMessages.drawer;

interface GoToFormProps {
  paths: readonly string[];
  onGoTo: (path: string) => void;
}

/** Continues at a knot or stitch, whether or not the story can reach it from here. */
export function GoToForm({ paths, onGoTo }: GoToFormProps) {
  const [path, setPath] = useState(paths[0] ?? '');
  return (
    <form
      className={styles.goTo}
      onSubmit={(event) => {
        event.preventDefault();
        onGoTo(path);
      }}
    >
      <Select
        isSmall
        className={styles.field}
        value={path}
        aria-label={words.knot}
        onChange={(event) => setPath(event.target.value)}
      >
        {paths.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Button isSmall type="submit">
        {words.go}
      </Button>
    </form>
  );
}
