import { useState } from 'react';
import { projectsMessages } from '../../../config/messages/projects';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/Select';
import type { FolderGame } from './find-games';
import type { FolderOpening } from './use-open-folder';
import * as styles from './FolderAnswer.module.css';

const words = projectsMessages.folder.open;

interface FolderAnswerProps {
  opening: FolderOpening;
  /** A folder was opened. */
  onOpened?: () => void;
}

/** What a folder that was picked leaves to say or to ask. */
export function FolderAnswer({ opening, onOpened }: FolderAnswerProps) {
  const { question } = opening;
  const finish = async (opened: Promise<boolean>): Promise<void> => {
    if (await opened) onOpened?.();
  };
  return (
    <div role="status">
      {question !== null && (
        <div className={styles.answer}>
          <p dir="auto">{sentenceOf(question)}</p>
          {question.kind === 'empty' && (
            <Button onClick={() => void finish(opening.begin(question.picked))}>
              {words.begin}
            </Button>
          )}
          {question.kind === 'several' && (
            <GameChoice games={question.games} onOpen={(game) => void finish(opening.open(game))} />
          )}
        </div>
      )}
    </div>
  );
}

interface GameChoiceProps {
  games: readonly FolderGame[];
  onOpen: (game: FolderGame) => void;
}

function GameChoice({ games, onOpen }: GameChoiceProps) {
  const [path, setPath] = useState(games[0]?.path);
  const game = games.find((one) => one.path === path);
  return (
    <div className={styles.choice}>
      <Select
        aria-label={words.begins}
        value={path}
        onChange={({ target }) => setPath(target.value)}
      >
        {games.map((one) => (
          <option key={one.path}>{one.path}</option>
        ))}
      </Select>
      <Button onClick={() => game !== undefined && onOpen(game)}>{words.this}</Button>
    </div>
  );
}

function sentenceOf(question: NonNullable<FolderOpening['question']>): string {
  if (question.kind === 'failed') return words.failed(question.reason);
  return question.kind === 'unread'
    ? words.unread(question.name, question.paths)
    : words[question.kind](question.name);
}
