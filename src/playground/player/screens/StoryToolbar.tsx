import { playerMessages } from '../../../site/messages/player';
import type { GameView } from '../../engine/game-view';
import { MarkupText } from '../markup/MarkupText';
import { IconButton } from '../IconButton';
import { ownTitle } from './game-title';
import * as styles from './StoryToolbar.module.css';

interface StoryToolbarProps {
  view: GameView;
  onMenu: () => void;
}

/**
 * The line above the story, which a function of the story may fill. Without a title the engine writes its own name
 * there too; a sample is nobody’s game, so it stands on title screens only.
 */
export function StoryToolbar({ view, onMenu }: StoryToolbarProps) {
  const { menu } = playerMessages;
  return (
    <div className={styles.toolbar}>
      <div className={styles.text} data-toolbar="">
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
