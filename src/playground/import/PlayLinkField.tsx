import { useState, type FormEvent } from 'react';
import { filesMessages } from '../../config/messages/files';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import type { FoundFile } from '../assets/found-file';
import { hasPlayLink, linkFile } from './play-link';
import { hasNotes } from '../notes/has-notes';
import * as styles from './ImportPanel.module.css';

const words = filesMessages.importing;

const focus = (field: HTMLInputElement | null): void => field?.focus();

interface PlayLinkFieldProps {
  onLink: (link: FoundFile) => void;
}

/** Takes a link to a story, to import what it contains. */
export function PlayLinkField({ onLink }: PlayLinkFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [link, setLink] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const take = (event: FormEvent): void => {
    event.preventDefault();
    const isOne = hasPlayLink(link) || hasNotes(link);
    setIsWrong(!isOne);
    if (isOne) onLink(linkFile(link));
  };
  if (!isOpen) {
    return (
      <Button kind="link" className={styles.linkButton} onClick={() => setIsOpen(true)}>
        {words.link}
      </Button>
    );
  }
  return (
    <form className={styles.link} onSubmit={take}>
      <label>
        {words.linkLabel}
        <Field
          ref={focus}
          value={link}
          onChange={({ target }) => setLink(target.value)}
          aria-invalid={isWrong}
        />
      </label>
      <Button type="submit">{words.linkTake}</Button>
      <p role="alert">{isWrong && words.linkWrong}</p>
    </form>
  );
}
