import { formatSize } from '../../base/text/format-size';
import { filesMessages as words } from '../../config/messages/files';
import type { AssetReport } from '../assets/report-assets';
import { itchNotes } from '../download/itch-limits';
import { FileItem } from './FileItem';
import type { FileActions } from './use-file-actions';
import * as styles from './FilesTool.module.css';

interface FileListProps {
  /** By their paths, in order. */
  files: readonly (readonly [string, Blob])[];
  report: AssetReport;
  isReadOnly: boolean;
  onGoToLine: (file: string | null, line: number) => void;
  /** Shows the file in the story, with the text that does. */
  onInsert: (path: string, snippet: string) => void;
  actions: Pick<FileActions, 'rename' | 'remove' | 'replace'>;
}

/** The files of a game, with their size and what a host would say of it. */
export function FileList({ files, report, isReadOnly, actions, ...on }: FileListProps) {
  const unused = files.filter(([path]) => report.unused.includes(path));
  return (
    <>
      <p className={styles.total}>
        {[words.total(files.length, sizeOf(files)), ...itchNotes(new Map(files))].join('. ')}
      </p>
      {unused.length > 0 && (
        <p className={styles.total}>{words.unusedTotal(unused.length, sizeOf(unused))}</p>
      )}
      <ul className={styles.list} aria-label={words.list}>
        {files.map(([path, blob]) => (
          <FileItem
            key={path}
            file={{
              path,
              blob,
              uses: report.uses.get(path) ?? [],
              isUnused: report.unused.includes(path),
            }}
            isReadOnly={isReadOnly}
            onGoToLine={on.onGoToLine}
            onInsert={(snippet) => on.onInsert(path, snippet)}
            onRename={(to) => actions.rename(path, to)}
            onRemove={() => void actions.remove(path, blob)}
            onReplace={(smaller) => void actions.replace(path, blob, smaller)}
          />
        ))}
      </ul>
    </>
  );
}

function sizeOf(files: FileListProps['files']): string {
  return formatSize(files.reduce((sum, [, blob]) => sum + blob.size, 0));
}
