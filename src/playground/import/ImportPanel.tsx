import { useEffect, useId, useRef, useState } from 'react';
import { filesMessages } from '../../config/messages/files';
import { testedMessages } from '../../config/messages/tested';
import { Button } from '../../ui/Button';
import type { FoundFile } from '../assets/found-file';
import type { BackupProject } from '../projects/backup/read-backup';
import type { TesterNote } from '../notes/tester-note';
import { CompiledPlayer } from './CompiledPlayer';
import { GameContents } from './GameContents';
import type { ImportedGame, ImportResult } from './import-result';
import { rewriteInkyTags } from './inky-tags';
import type { NewGame } from './new-game';
import { useImportResult } from './use-import-result';
import * as styles from './ImportPanel.module.css';

const words = filesMessages.importing;

interface ImportPanelProps {
  chosen: readonly FoundFile[];
  onOpen: (game: NewGame) => Promise<void>;
  /** Adds the projects of a backup. */
  onRestore: (projects: readonly BackupProject[]) => Promise<void>;
  /** Adds what testers said to the open project; null if it can only be read. */
  onNotes: ((notes: readonly TesterNote[]) => Promise<void>) | null;
  onCancel: () => void;
}

/** What an import would bring, before it becomes a project. */
export function ImportPanel({ chosen, onOpen, onRestore, ...props }: ImportPanelProps) {
  const { onNotes, onCancel } = props;
  const { result, pick, setMain } = useImportResult(chosen);
  const [isRewritten, setIsRewritten] = useState(false);
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const isRead = result !== null;
  // It may have been asked for elsewhere, and stand below what is shown.
  useEffect(() => {
    if (!isRead) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [isRead]);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {titleFor(result)}
      </h2>
      <div role="status">
        {result === null && <p>{words.reading}</p>}
        {result?.kind === 'refused' && <p>{result.reason}</p>}
        {result !== null && result.kind !== 'refused' && (
          <ul className={styles.notes}>
            {result.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {result?.kind === 'game' && (
        <GameContents
          game={result}
          isRewritten={isRewritten}
          onMain={setMain}
          onRewritten={setIsRewritten}
        />
      )}
      {result?.kind === 'backup' && <p>{words.backup(result.projects.length)}</p>}
      {result?.kind === 'tester-notes' &&
        result.sent.map(({ title, notes }, index) => (
          <p key={index} dir="auto">
            {testedMessages.brought.about(notes.length, title)}
          </p>
        ))}
      {result?.kind === 'compiled' && <CompiledPlayer {...result} />}
      <div className={styles.actions}>
        {result?.kind === 'game' && (
          <Button kind="primary" onClick={() => void onOpen(newGame(result, isRewritten))}>
            {words.open}
          </Button>
        )}
        {result?.kind === 'backup' && (
          <Button kind="primary" onClick={() => void onRestore(result.projects)}>
            {words.restore}
          </Button>
        )}
        {result?.kind === 'tester-notes' && onNotes !== null && (
          <Button
            kind="primary"
            onClick={() => void onNotes(result.sent.flatMap(({ notes }) => notes))}
          >
            {testedMessages.brought.add}
          </Button>
        )}
        {result?.kind === 'several' &&
          result.games.map((game) => (
            <Button key={game.path} onClick={() => pick(game)}>
              {game.path}
            </Button>
          ))}
        <Button onClick={onCancel}>
          {result?.kind === 'refused' ? words.close : words.cancel}
        </Button>
      </div>
    </section>
  );
}

function newGame({ program, ...game }: ImportedGame, isRewritten: boolean): NewGame {
  const { name, assets, config, positions, pins, testerNotes, isConverted } = game;
  return {
    name,
    program: isRewritten ? rewriteInkyTags(program) : program,
    assets,
    config,
    ...(positions && { positions }),
    ...(pins && { pins }),
    ...(testerNotes && { testerNotes }),
    ...(isConverted && { isConverted }),
  };
}

function titleFor(result: ImportResult | null): string {
  switch (result?.kind) {
    case 'refused':
      return words.refused;
    case 'backup':
      return words.backupTitle;
    case 'tester-notes':
      return testedMessages.brought.title;
    default:
      return words.title;
  }
}
