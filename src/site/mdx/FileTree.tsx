import { messages } from '../../config/messages';
import type { FileTreeEntry } from '../../docs/document/file-tree-entry';
import * as styles from './FileTree.module.css';

interface FileTreeProps {
  entries: readonly FileTreeEntry[];
}

/** A tree of files and folders; folders can be opened and closed, and start open. */
export function FileTree({ entries }: FileTreeProps) {
  return (
    <div role="group" aria-label={messages.content.fileTree} className={styles.tree}>
      <Entries entries={entries} />
    </div>
  );
}

function Entries({ entries }: FileTreeProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry, index) => (
        <li key={index} className={styles.entry}>
          {entry.children === undefined ? (
            <Line entry={entry} />
          ) : (
            <details open>
              <summary className={styles.folder}>
                <Line entry={entry} />
              </summary>
              <Entries entries={entry.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ entry: { name, kind, comment, isHighlighted } }: { entry: FileTreeEntry }) {
  const Name = isHighlighted ? 'strong' : 'span';
  return (
    <span className={styles.line}>
      <Name className={styles.name} translate="no">
        {kind === 'folder' ? `${name}/` : name}
      </Name>
      {comment !== undefined && <span className={styles.comment}>{comment}</span>}
    </span>
  );
}
