import { useEffect, useId, useState } from 'react';
import { filesMessages } from '../../config/messages/files';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { CompiledPlayer } from './CompiledPlayer';
import { InkyTags } from './InkyTags';
import { rewriteInkyTags } from './inky-tags';
import type { NewGame } from './new-game';
import { readGame, type ImportedGame, type ImportResult } from './read-game';
import type { FoundFile } from './read-zip';
import * as styles from './ImportPanel.module.css';

const words = filesMessages.importing;

interface ImportPanelProps {
  chosen: readonly FoundFile[];
  onOpen: (game: NewGame) => Promise<void>;
  onCancel: () => void;
}

/** What an import would bring, before it becomes a project. */
export function ImportPanel({ chosen, onOpen, onCancel }: ImportPanelProps) {
  const [wanted, setWanted] = useState<{ chosen: readonly FoundFile[]; main: string } | null>(null);
  const [read, setRead] = useState<{ chosen: readonly FoundFile[]; result: ImportResult } | null>(
    null,
  );
  const [isRewritten, setIsRewritten] = useState(false);
  const titleId = useId();
  const main = wanted?.chosen === chosen ? wanted.main : undefined;

  useEffect(() => {
    let isStale = false;
    void readGame(chosen, main).then((result) => {
      if (!isStale) setRead({ chosen, result });
    });
    return () => {
      isStale = true;
    };
  }, [chosen, main]);

  const result = read?.chosen === chosen ? read.result : null;
  const open = async ({ name, program, assets, config }: ImportedGame): Promise<void> => {
    const read = isRewritten ? rewriteInkyTags(program) : program;
    await onOpen({ name, program: read, assets, config });
  };
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {result?.kind === 'refused' ? words.refused : words.title}
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
          {result.mains.length > 1 && (
            <label className={styles.main}>
              {words.main}
              <Select
                value={result.main}
                onChange={({ target }) => setWanted({ chosen, main: target.value })}
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
      {result?.kind === 'compiled' && <CompiledPlayer name={result.name} json={result.json} />}
      <div className={styles.actions}>
        {result?.kind === 'game' && (
          <Button kind="primary" onClick={() => void open(result)}>
            {words.open}
          </Button>
        )}
        <Button onClick={onCancel}>
          {result?.kind === 'refused' ? words.close : words.cancel}
        </Button>
      </div>
    </section>
  );
}
