import { useEffect, useId, useMemo, useState } from 'react';
import { filesMessages } from '../../config/messages/files';
import { importMessages } from '../../config/messages/import';
import { testedMessages } from '../../config/messages/tested';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import type { FoundFile } from '../assets/found-file';
import type { BackupProject } from '../projects/backup/read-backup';
import type { TesterNote } from '../notes/tester-note';
import { CompiledPlayer } from './CompiledPlayer';
import { InkyTags } from './InkyTags';
import { LossList } from './LossList';
import type { ImportedGame, ImportResult } from './import-result';
import { rewriteInkyTags } from './inky-tags';
import type { NewGame } from './new-game';
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
  const [picked, setPicked] = useState<FoundFile | null>(null);
  const isPicked = picked !== null && chosen.includes(picked);
  const [wanted, setWanted] = useState<{ files: readonly FoundFile[]; main: string } | null>(null);
  const [read, setRead] = useState<{ files: readonly FoundFile[]; result: ImportResult } | null>(
    null,
  );
  const [isRewritten, setIsRewritten] = useState(false);
  const titleId = useId();
  const files = usePicked(chosen, isPicked ? picked : null);
  const main = wanted?.files === files ? wanted.main : undefined;

  useEffect(() => {
    let isStale = false;
    void readChosen(files, main).then((result) => {
      if (!isStale) setRead({ files, result });
    });
    return () => {
      isStale = true;
    };
  }, [files, main]);

  const result = read?.files === files ? read.result : null;
  const open = async ({ program, ...game }: ImportedGame): Promise<void> => {
    const { name, assets, config, pins, testerNotes } = game;
    const text = isRewritten ? rewriteInkyTags(program) : program;
    await onOpen({
      name,
      program: text,
      assets,
      config,
      ...(pins && { pins }),
      ...(testerNotes && { testerNotes }),
    });
  };
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {titleFor(result)}
      </h2>
      <div role="status">
        {result === null && <p>{words.reading}</p>}
        {result?.kind === 'refused' && <p className={styles.refused}>{result.reason}</p>}
        {result !== null && result.kind !== 'refused' && (
          <ul className={styles.notes}>
            {result.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {result?.kind === 'game' && (
        <>
          <p>{words.contents(1 + Object.keys(result.program.files).length, result.assets.size)}</p>
          <LossList losses={result.losses} />
          {result.mains.length > 1 && (
            <label className={styles.main}>
              {words.main}
              <Select
                value={result.main}
                onChange={({ target }) => setWanted({ files, main: target.value })}
              >
                {result.mains.map((path) => (
                  <option key={path}>{path}</option>
                ))}
              </Select>
            </label>
          )}
          <InkyTags
            program={result.program}
            summary={words.inky}
            rewrite={
              <Checkbox
                className={styles.rewrite}
                checked={isRewritten}
                onChange={({ target }) => setIsRewritten(target.checked)}
              >
                {words.rewrite}
              </Checkbox>
            }
          />
        </>
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
          <Button kind="primary" onClick={() => void open(result)}>
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
            <Button key={game.path} onClick={() => setPicked(game)}>
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

/** Reads a game with the code for it, which loads with the first one. */
async function readChosen(files: readonly FoundFile[], main?: string): Promise<ImportResult> {
  const module = await import('./read-game').catch(() => null);
  return module === null
    ? { kind: 'refused', reason: importMessages.notLoaded }
    : module.readGame(files, main);
}

/** What was chosen, or the only one of it that is wanted; the same array each time. */
function usePicked(chosen: readonly FoundFile[], picked: FoundFile | null): readonly FoundFile[] {
  return useMemo(() => (picked === null ? chosen : [picked]), [chosen, picked]);
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
