import { ChoiceButton } from '../../../ui/ChoiceButton';
import { IconButton } from '../../../ui/IconButton';
import type { GameSession } from '../engine/game-view';
import { PlayerIcon } from '../kit/PlayerIcon';
import { useGameWords } from '../kit/game-words';
import * as styles from './TitleScreen.module.css';

interface SessionListProps {
  sessions: readonly GameSession[];
  onEnter: (session: GameSession) => void;
  onRemove: (id: string) => void;
}

/** The sessions of a story; of the empty ones, only the first can be started. */
export function SessionList({ sessions, onEnter, onRemove }: SessionListProps) {
  const words = useGameWords().words.title;
  const does = { empty: words.newGame, resumable: words.continue, saved: words.load };
  const firstEmpty = sessions.find(({ state }) => state === 'empty');
  return (
    // Safari removes the list role from lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={styles.sessions}>
      {sessions.map((session, index) => {
        const { id, state } = session;
        const isOpen = state !== 'empty' || session === firstEmpty;
        return (
          <li key={id} className={styles.session}>
            <ChoiceButton
              className={styles.button}
              disabled={!isOpen}
              {...(isOpen && { 'data-first': '' })}
              onClick={() => onEnter(session)}
            >
              {words.session(index + 1)} · {does[state]}
            </ChoiceButton>
            {state !== 'empty' && (
              <IconButton
                className={styles.remove}
                name={words.remove(index + 1)}
                title={words.remove(index + 1)}
                onClick={() => onRemove(id)}
              >
                <PlayerIcon name="close" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
