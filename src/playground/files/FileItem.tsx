import { useState } from 'react';
import { formatSize } from '../../base/text/format-size';
import { filesMessages as words } from '../../config/messages/files';
import { assetKind, type AssetKind } from '../../ink/story/asset-kinds';
import { Button } from '../../ui/Button';
import { NameForm } from '../pane/NameForm';
import { FilePreview } from './FilePreview';
import { SmallerOffer } from './SmallerOffer';
import type { FileUse } from '../assets/find-file-uses';
import { canBeSmaller, type SmallerFile } from '../assets/request-smaller';
import { tagFor } from './tag-for';
import * as styles from './FilesTool.module.css';

/** What has to be called as it is. */
const NAMED_BY_RULE = new Set<AssetKind | null>(['style', 'language']);

/** A file, and where the story uses it. */
interface ListedFile {
  path: string;
  blob: Blob;
  uses: readonly FileUse[];
  isUnused: boolean;
}

interface FileItemProps {
  file: ListedFile;
  isReadOnly: boolean;
  onGoToLine: (file: string | null, line: number) => void;
  onInsert: (snippet: string) => void;
  /** Returns why the name cannot be used, or null. */
  onRename: (to: string) => string | null;
  onRemove: () => void;
  onReplace: (smaller: SmallerFile) => void;
}

/** A file of the game: what it looks or sounds like, where it is used, and what can be done with it. */
export function FileItem({ file, isReadOnly, ...props }: FileItemProps) {
  const { path, blob, uses, isUnused } = file;
  const [isNaming, setIsNaming] = useState(false);
  const snippet = tagFor(path);
  return (
    <li className={styles.item} data-kind={assetKind(path)}>
      <div>
        {isNaming ? (
          <NameForm
            name={path}
            label={words.newName(path)}
            onCancel={() => setIsNaming(false)}
            onSave={(to) => {
              const problem = to === path ? null : props.onRename(to);
              if (problem === null) setIsNaming(false);
              return problem;
            }}
          />
        ) : (
          <p className={styles.path}>{path}</p>
        )}
        <p className={styles.detail}>
          {formatSize(blob.size)}
          {(uses.length > 0 || isUnused) && ' · '}
          {uses.length > 0 ? words.uses(uses.length) : isUnused && words.unused}
          {uses.slice(0, 4).map(({ file, line, from }) => (
            <Button
              kind="link"
              key={`${file} ${from}`}
              className={styles.link}
              aria-label={words.usedIn(words.place(file, line))}
              onClick={() => props.onGoToLine(file, line)}
            >
              {words.place(file, line)}
            </Button>
          ))}
        </p>
        <div className={styles.actions}>
          {!isReadOnly && snippet !== null && (
            <Button
              kind="link"
              className={styles.link}
              aria-label={words.insertOf(path)}
              title={snippet}
              onClick={() => props.onInsert(snippet)}
            >
              {words.insert}
            </Button>
          )}
          {!isReadOnly && !NAMED_BY_RULE.has(assetKind(path)) && (
            <Button
              kind="link"
              className={styles.link}
              aria-label={words.renameOf(path)}
              onClick={() => setIsNaming(true)}
            >
              {words.rename}
            </Button>
          )}
          {!isReadOnly && (
            <Button
              kind="link"
              className={styles.link}
              aria-label={words.removeOf(path)}
              onClick={props.onRemove}
            >
              {words.remove}
            </Button>
          )}
        </div>
        {!isReadOnly && canBeSmaller(path, blob) && (
          <SmallerOffer key={blob.size} path={path} blob={blob} onTake={props.onReplace} />
        )}
      </div>
      <div className={styles.preview}>
        <FilePreview path={path} blob={blob} />
      </div>
    </li>
  );
}
