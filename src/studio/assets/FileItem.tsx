import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { assetKind } from '../../core/story/asset-kinds';
import { filesMessages as words } from '../../site/messages/files';
import { formatSize } from '../projects/format-project';
import { FilePreview } from './FilePreview';
import type { FileUse } from './find-file-uses';
import { canBeSmaller, type SmallerFile } from './request-smaller';
import { SmallerOffer } from './SmallerOffer';
import { tagFor } from './tag-for';
import * as styles from './FilesTool.module.css';

interface FileItemProps {
  path: string;
  blob: Blob;
  uses: readonly FileUse[];
  isUnused: boolean;
  isReadOnly: boolean;
  onGoToLine: (file: string | null, line: number) => void;
  onCopy: (tag: string) => void;
  /** Returns why the name cannot be used, or null. */
  onRename: (to: string) => string | null;
  onRemove: () => void;
  onReplace: (smaller: SmallerFile) => void;
}

/** A file of the game: what it looks or sounds like, where it is used, and what can be done with it. */
export function FileItem({ path, blob, uses, isUnused, isReadOnly, ...props }: FileItemProps) {
  const [isNaming, setIsNaming] = useState(false);
  const tag = tagFor(path);
  return (
    <li className={styles.item} data-kind={assetKind(path)}>
      <div className={styles.preview}>
        <FilePreview path={path} blob={blob} />
      </div>
      <div className={styles.facts}>
        {isNaming ? (
          <NameForm
            path={path}
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
          {formatSize(blob.size)} ·{' '}
          {uses.length === 0 ? (isUnused ? words.unused : '') : words.uses(uses.length)}
          {uses.slice(0, 4).map(({ file, line, from }) => (
            <button
              key={`${file} ${from}`}
              type="button"
              className={styles.link}
              aria-label={words.usedIn(words.place(file, line))}
              onClick={() => props.onGoToLine(file, line)}
            >
              {words.place(file, line)}
            </button>
          ))}
        </p>
        <div className={styles.actions}>
          {tag !== null && (
            <button
              type="button"
              className={styles.link}
              aria-label={words.copyOf(path)}
              onClick={() => props.onCopy(tag)}
            >
              {words.copy}
            </button>
          )}
          {!isReadOnly && assetKind(path) !== 'style' && (
            <button
              type="button"
              className={styles.link}
              aria-label={words.renameOf(path)}
              onClick={() => setIsNaming(true)}
            >
              {words.rename}
            </button>
          )}
          {!isReadOnly && (
            <button
              type="button"
              className={styles.link}
              aria-label={words.removeOf(path)}
              onClick={props.onRemove}
            >
              {words.remove}
            </button>
          )}
        </div>
        {!isReadOnly && canBeSmaller(path, blob) && (
          <SmallerOffer key={blob.size} path={path} blob={blob} onTake={props.onReplace} />
        )}
      </div>
    </li>
  );
}

interface NameFormProps {
  path: string;
  onSave: (to: string) => string | null;
  onCancel: () => void;
}

function NameForm({ path, onSave, onCancel }: NameFormProps) {
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(path);
  const [problem, setProblem] = useState<string | null>(null);
  // The writer has just asked for it.
  useEffect(() => input.current?.focus(), []);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setProblem(onSave(name.trim()));
  };
  return (
    <form className={styles.naming} onSubmit={save}>
      <input
        ref={input}
        value={name}
        aria-label={words.newName(path)}
        aria-invalid={problem !== null}
        aria-describedby={problemId}
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className={styles.button}>
        {words.save}
      </button>
      <button type="button" className={styles.button} onClick={onCancel}>
        {words.cancel}
      </button>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
