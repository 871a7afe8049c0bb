import { useMemo, useState } from 'react';
import { showAppeared } from '../../base/browser/show-appeared';
import { currentLocale } from '../../config/current-locale';
import { languagesMessages } from '../../config/messages/languages';
import type { LanguageTable } from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { applyMerge, mergeTable, type MergeChoice } from '../tables/merge-table';
import type { TableFile } from '../tables/read-table-file';
import { languageInWords } from '../translations/shown-language';
import * as styles from './LanguagesTool.module.css';

const { files: words } = languagesMessages;

/** How many of the texts that would change are shown. */
const SHOWN = 50;

interface BroughtTableProps {
  name: string;
  file: TableFile;
  table: LanguageTable;
  rows: readonly TextRow[];
  /** Takes the table as it is with the file, and how many texts came from it. */
  onTake: (table: LanguageTable, count: number) => void;
  onCancel: () => void;
}

/** What a file would change in a translation, before it does. */
export function BroughtTable({ name, file, table, rows, onTake, onCancel }: BroughtTableProps) {
  const merge = useMemo(() => mergeTable(table, file.entries, rows), [table, file, rows]);
  const [keepsUnknown, setKeepsUnknown] = useState(true);
  const { changed, added, older, same, unknown } = merge;
  const isForeign = changed.length + added.length + older.length + same === 0;
  const isOther = file.language !== null && file.language !== table.code;
  const all = changed.length + added.length + older.length;
  const take = (takes: MergeChoice['takes']): void =>
    onTake(applyMerge(table, merge, { takes, keepsUnknown }), takes === 'all' ? all : added.length);
  const lines: readonly (readonly [(count: number) => string, number])[] = [
    [words.added, added.length],
    [words.changed, changed.length],
    [words.older, older.length],
    [words.same, same],
    [words.unknown, unknown.length],
    [words.doubled, file.doubled],
  ];
  return (
    <section ref={showAppeared} className={styles.brought} aria-label={words.taken(name)}>
      <p>{words.taken(name)}</p>
      {isOther && file.language !== null && (
        <p className={styles.problem}>
          {words.otherLanguage(name, languageInWords(file.language))}
        </p>
      )}
      {file.isGuessed && <p className={styles.problem}>{words.guessed}</p>}
      {isForeign ? (
        <p className={styles.problem}>{words.foreign}</p>
      ) : (
        <ul>{lines.map(([say, count]) => count > 0 && <li key={say(count)}>{say(count)}</li>)}</ul>
      )}
      {changed.length + added.length > 0 && (
        <ul className={styles.list}>
          {[...changed, ...added].slice(0, SHOWN).map(({ before, after }) => (
            <li key={after.original}>
              <p className={styles.soft} dir="auto">
                {after.original}
              </p>
              {before !== undefined && before.text !== '' && (
                <p lang={table.code} dir="auto">
                  <span lang={currentLocale.code}>{words.was}</span>
                  <del>{before.text}</del>
                </p>
              )}
              <p lang={table.code} dir="auto">
                <span lang={currentLocale.code}>{words.will}</span>
                <ins>{after.text}</ins>
              </p>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && all > 0 && (
        <Checkbox checked={keepsUnknown} onChange={({ target }) => setKeepsUnknown(target.checked)}>
          {words.keepUnknown}
        </Checkbox>
      )}
      {all === 0 && !isForeign && <p className={styles.soft}>{words.nothing}</p>}
      <div className={styles.acts}>
        {all > 0 && (
          <Button kind={isOther ? 'plain' : 'primary'} isSmall onClick={() => take('all')}>
            {isOther ? words.anyway : words.all}
          </Button>
        )}
        {!isOther && added.length > 0 && added.length < all && (
          <Button isSmall onClick={() => take('added')}>
            {words.onlyAdded}
          </Button>
        )}
        <Button isSmall onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
