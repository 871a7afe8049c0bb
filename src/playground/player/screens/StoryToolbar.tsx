import type { GameView } from '../engine/game-view';
import { IconButton } from '../kit/IconButton';
import { useGameWords } from '../kit/game-words';
import { MarkupText } from '../markup/MarkupText';
import { ownTitle } from './game-title';
import * as styles from './StoryToolbar.module.css';

interface StoryToolbarProps {
  view: GameView;
  onMenu: () => void;
}

/**
 * The line above the story, which a function of the story can fill. For a game without a name, the engine shows its own
 * there too; here the engine’s name appears on title screens only.
 */
export function StoryToolbar({ view, onMenu }: StoryToolbarProps) {
  const { menu } = useGameWords().words;
  return (
    <div className={styles.toolbar}>
      <div dir="auto" className={styles.text} data-toolbar="">
        {view.screen !== 'title' &&
          (view.toolbar === null ? ownTitle(view.metadata) : <MarkupText text={view.toolbar} />)}
      </div>
      <IconButton
        icon="menu"
        name={menu.open}
        className={styles.menu}
        aria-haspopup="dialog"
        onClick={onMenu}
      />
    </div>
  );
}
