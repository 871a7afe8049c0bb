import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { knownHash } from '../opened-files';
import { confirmRename } from './confirm-rename';
import type { PageMover } from './page-mover';
import { placeName } from './place-name';

export interface PagePlaceProps {
  /** File of the page, relative to the project; '' if it has not been saved yet. */
  file: string;
  folder: string;
  /** Slug of its entry. */
  slug: string;
  /** Renames it; null until somebody has signed in. */
  mover: () => PageMover | null;
  /** Whether the form has unsaved changes: a rename reloads the page. */
  hasChanges: () => boolean;
  /** Shows the page’s former versions; null where that is not done here. */
  onHistory: ((file: string) => void) | null;
}

/** Shows where a page’s file is, with a form to rename it. */
export function PagePlace(props: PagePlaceProps) {
  const { file, folder, slug, mover, hasChanges, onHistory } = props;
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Each takes the place of the other, and its focus.
  const open = () => {
    flushSync(() => setOpen(true));
    input.current?.focus();
  };
  const close = () => {
    flushSync(() => {
      setOpen(false);
      setFailure(null);
    });
    opener.current?.focus();
  };
  const closeAtEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  if (file === '') {
    return <p className="deskPlace">The file’s name is made of the title when you save.</p>;
  }
  const name = file.slice(folder.length + 1).replace(/\.mdx$/, '');
  const rename = async (form: FormData) => {
    const pages = mover();
    if (pages === null) return;
    setFailure(null);
    const entered = form.get('name');
    const to = placeName(typeof entered === 'string' ? entered : '');
    if (to === name) {
      close();
      return;
    }
    if (to === null) {
      setFailure('A name needs letters or digits; a “/” puts it into a folder.');
      return;
    }
    if (hasChanges()) {
      setFailure('Save your changes first: a rename reloads the page.');
      return;
    }
    const target = `${folder}/${to}.mdx`;
    try {
      const choice = await confirmRename(pages, file, target, null);
      const hash = knownHash(file) ?? '';
      await pages.rename({ from: file, to: target, hash, text: null, ...choice }, slug);
      // All lists and links of the CMS are out of date now.
      const entry = pages.keepsSlug ? slug : to;
      window.history.replaceState(null, '', `#/collections/pages/entries/${entry}`);
      window.location.reload();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="deskPlace">
      <code>{file}</code>{' '}
      {!isOpen && (
        <button ref={opener} type="button" onClick={open}>
          Rename …
        </button>
      )}{' '}
      {!isOpen && onHistory !== null && (
        <button type="button" onClick={() => onHistory(file)}>
          History …
        </button>
      )}
      {isOpen && (
        <form
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault();
            void rename(new FormData(event.currentTarget));
          }}
        >
          <label htmlFor={inputId}>New name, with its folder</label>
          <input
            ref={input}
            id={inputId}
            name="name"
            defaultValue={name}
            onKeyDown={closeAtEscape}
          />
          <button type="submit" onKeyDown={closeAtEscape}>
            Rename
          </button>
          <button type="button" onClick={close} onKeyDown={closeAtEscape}>
            Cancel
          </button>
        </form>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
}
