import { useEffect, useRef } from 'react';
import { editorMessages } from '../../../config/messages/editor';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Field } from '../../../ui/Field';
import type { FileSearch } from './use-file-search';
import * as styles from './FindInFiles.module.css';

const { findAll: words } = editorMessages;
const options = [
  ['matchesCase', words.matchCase],
  ['wholeWords', words.wholeWords],
] as const;

interface FindFieldsProps {
  search: FileSearch;
  /** The id of the element that says what was found. */
  statusId: string;
  isReadOnly: boolean;
  takesFocus: boolean;
  onClose: () => void;
}

/** What to find, and what to replace it with. */
export function FindFields({ search, statusId, isReadOnly, takesFocus, onClose }: FindFieldsProps) {
  const { query, matches, changeQuery } = search;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.fields}>
      <label className={styles.field}>
        {words.find}
        <Field
          isSmall
          ref={field}
          type="search"
          dir="auto"
          value={query.text}
          autoCapitalize="off"
          autoCorrect="off"
          aria-describedby={statusId}
          onChange={({ target }) => changeQuery({ text: target.value })}
        />
      </label>
      {!isReadOnly && (
        <label className={styles.field}>
          {words.replace}
          <Field
            isSmall
            dir="auto"
            value={search.replacement}
            autoCapitalize="off"
            autoCorrect="off"
            onChange={({ target }) => search.changeReplacement(target.value)}
          />
        </label>
      )}
      {options.map(([name, label]) => (
        <Checkbox
          key={name}
          className={styles.option}
          checked={query[name]}
          onChange={({ target }) => changeQuery({ [name]: target.checked })}
        >
          {label}
        </Checkbox>
      ))}
      {!isReadOnly && (
        <Button isSmall disabled={matches.length === 0} onClick={search.replaceAll}>
          {words.replaceAll(matches.length)}
        </Button>
      )}
      <Button isSmall onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
