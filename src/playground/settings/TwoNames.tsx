import { gameTabMessages } from '../../config/messages/game-tab';
import { titleOf } from '../../ink/story/game-name';
import { Button } from '../../ui/Button';
import { useOpenProject } from '../projects/store/use-project-manager';
import type { GameSettings } from './game-settings';
import * as styles from './GameTool.module.css';

const words = gameTabMessages.twoNames;

interface TwoNamesProps {
  settings: GameSettings;
}

/** What there is to decide if the project has one name and the title in its text is another. */
export function TwoNames({ settings }: TwoNamesProps) {
  const { manager, state } = useOpenProject();
  const title = titleOf(settings.program);
  const { name } = state;
  if (title === '' || name === null || name === title) return null;
  /** The text has the name from now on, and the project no other. */
  const takeProjectName = (): void => {
    settings.write('title', name);
    manager.rename('');
  };
  return (
    <div className={styles.names}>
      <p>{words.about(name, title)}</p>
      {!settings.isReadOnly && (
        <div className={styles.suggestions}>
          <Button isSmall onClick={takeProjectName}>
            {words.use(name)}
          </Button>
          <Button isSmall onClick={() => manager.rename('')}>
            {words.use(title)}
          </Button>
        </div>
      )}
    </div>
  );
}
