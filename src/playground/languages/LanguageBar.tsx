import { useId, useState } from 'react';
import { languagesMessages } from '../../config/messages/languages';
import type { LanguageTable } from '../../ink/languages/language-table';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import { Select } from '../../ui/Select';
import { isDone, ofStory, type ListedRow } from '../translations/listed-rows';
import { languageInWords, shownLanguage } from '../translations/shown-language';
import * as styles from './LanguagesTool.module.css';

const { about: words, add } = languagesMessages;

interface LanguageBarProps {
  /** The languages that there are. */
  codes: readonly string[];
  table: LanguageTable;
  listed: readonly ListedRow[];
  onChoose: (code: string) => void;
  /** Null if the project can only be read. */
  onAdd: (() => void) | null;
  onRemove: (() => void) | null;
}

/** Which language is translated, and how far it is. */
export function LanguageBar({
  codes,
  table: { code, entries },
  listed,
  onChoose,
  onAdd,
  onRemove,
}: LanguageBarProps) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const open = listed.filter((one) => !isDone(one));
  const [story, openStory] = [ofStory(listed), ofStory(open)];
  const total = story.length;
  const done = total - openStory.length;
  const left = openStory.reduce((sum, { words: count }) => sum + count, 0);
  // Their own number: there are English ones, and a story is not half undone without them.
  const openOfPlayer = open.length - openStory.length;
  return (
    <div className={styles.bar}>
      <label className={styles.language}>
        {words.language}
        <Select isSmall value={code} onChange={({ target }) => onChoose(target.value)}>
          {codes.map((other) => (
            <option key={other} value={other} lang={other} dir="auto">
              {shownLanguage(other)}
            </option>
          ))}
        </Select>
      </label>
      {onAdd !== null && (
        <Button isSmall onClick={onAdd}>
          {add.title}
        </Button>
      )}
      {onRemove !== null && (
        <Button kind="link" className={styles.remove} onClick={() => setIsAsking(true)}>
          {words.remove}
        </Button>
      )}
      {onRemove !== null && isAsking && (
        <div role="alertdialog" aria-labelledby={id} className={styles.sure}>
          <p id={id}>{words.sure(languageInWords(code), entries.length)}</p>
          <div className={styles.acts}>
            <Button
              kind="danger"
              isSmall
              onClick={() => {
                setIsAsking(false);
                onRemove();
              }}
            >
              {words.yes}
            </Button>
            <Button isSmall onClick={() => setIsAsking(false)}>
              {words.no}
            </Button>
          </div>
        </div>
      )}
      {total > 0 && (
        <p className={styles.done}>
          <Progress value={done} max={total} /> {words.done(done, total)}{' '}
          <span className={styles.left}>{words.words(left)}</span>
        </p>
      )}
      {total > 0 && openOfPlayer > 0 && <p className={styles.soft}>{words.player(openOfPlayer)}</p>}
    </div>
  );
}
