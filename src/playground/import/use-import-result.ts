import { useEffect, useMemo, useState } from 'react';
import { importMessages } from '../../config/messages/import';
import type { FoundFile } from '../assets/found-file';
import type { ImportResult } from './import-result';

interface ImportReading {
  /** Null while files are read. */
  result: ImportResult | null;
  /** Reads one of several games that were found. */
  pick: (game: FoundFile) => void;
  /** Reads the game again, from another main file. */
  setMain: (path: string) => void;
}

/** What the chosen files hold. */
export function useImportResult(chosen: readonly FoundFile[]): ImportReading {
  const [picked, setPicked] = useState<FoundFile | null>(null);
  const [wanted, setWanted] = useState<{ files: readonly FoundFile[]; main: string } | null>(null);
  const [read, setRead] = useState<{ files: readonly FoundFile[]; result: ImportResult } | null>(
    null,
  );
  const only = picked !== null && chosen.includes(picked) ? picked : null;
  const files = useMemo(() => (only === null ? chosen : [only]), [chosen, only]);
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

  return {
    result: read?.files === files ? read.result : null,
    pick: setPicked,
    setMain: (path) => setWanted({ files, main: path }),
  };
}

/** Reads a game with the code for it, which loads with the first one. */
async function readChosen(files: readonly FoundFile[], main?: string): Promise<ImportResult> {
  const module = await import('./read-game').catch(() => null);
  return module === null
    ? { kind: 'refused', reason: importMessages.notLoaded }
    : module.readGame(files, main);
}
