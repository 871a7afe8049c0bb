import { useId, useMemo, useState } from 'react';
import { pageFolders } from '../kit/page-folders';
import { useSiteContent } from '../kit/site-content';
import { placeName } from './place-name';

/** No folder has a “/” at its end. */
const NEW = '/';

interface FolderChoiceProps {
  id: string;
  /** The folder, below that of all pages; '' for that one. */
  folder: string;
  onChange: (folder: string) => void;
}

/** Chooses a folder by the category that its pages are in, or makes a new one. */
export function FolderChoice({ id, folder, onChange }: FolderChoiceProps) {
  const content = useSiteContent();
  const folders = useMemo(() => pageFolders(content), [content]);
  const [typed, setTyped] = useState<string | null>(() =>
    folder === '' || folders.some((known) => known.folder === folder) ? null : folder,
  );
  const newId = useId();
  const type = (text: string) => {
    setTyped(text);
    onChange(placeName(text) ?? '');
  };
  return (
    <>
      <select
        id={id}
        value={typed === null ? folder : NEW}
        onChange={({ target: { value } }) => {
          if (value === NEW) {
            type('');
            return;
          }
          setTyped(null);
          onChange(value);
        }}
      >
        <option value="">None, at the top level</option>
        {folders.map(({ folder: name, title }) => (
          <option key={name} value={name}>
            {title === '' ? name : `${title} (${name})`}
          </option>
        ))}
        <option value={NEW}>A new folder …</option>
      </select>
      {typed !== null && (
        <>
          <label htmlFor={newId}>Name of the new folder</label>
          <input
            id={newId}
            value={typed}
            placeholder="Such as ink-basics"
            onChange={({ target }) => type(target.value)}
          />
        </>
      )}
    </>
  );
}
