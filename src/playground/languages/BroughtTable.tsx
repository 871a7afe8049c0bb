import { useMemo, useState } from 'react';
import { showAppeared } from '../../base/browser/show-appeared';
import { currentLocale } from '../../config/current-locale';
import { languagesMessages } from '../../config/messages/languages';
import { checkTranslation, type RowFault } from '../../ink/languages/check-row';
import { keyOf, type LanguageTable } from '../../ink/languages/language-table';
import type { TextRow } from '../../ink/languages/text-row';
import type { UsableNames } from '../../ink/languages/usable-names';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import {
  applyMerge,
  mergeTable,
  type MergeChoice,
  type MergeStep,
  type TableMerge,
} from '../tables/merge-table';
import type { TableFile } from '../tables/read-table-file';
import { languageInWords } from '../translations/shown-language';
import { faultWords } from './fault-words';
import * as styles from './LanguagesTool.module.css';

const { files: words } = languagesMessages;

/** How many of the texts that would change are shown. */
const SHOWN = 50;

interface BroughtTableProps {
  name: string;
  file: TableFile;
  table: LanguageTable;
  rows: readonly TextRow[];
  names: UsableNames;
  /** Takes the table as it is with the file, and how many texts came from it. */
  onTake: (table: LanguageTable, count: number) => void;
  onCancel: () => void;
}

/** What a file would change in a translation, before it does. */
export function BroughtTable({
  name,
  file,
  table,
  rows,
  names,
  onTake,
  onCancel,
}: BroughtTableProps) {
  const merge = useMemo(() => mergeTable(table, file.entries, rows), [table, file, rows]);
  const steps = useMemo(() => checkedSteps(merge, rows, names), [merge, rows, names]);
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
    [words.faulty, steps.filter(({ fault }) => fault !== null).length],
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
      {steps.length > 0 && (
        <ul className={styles.list}>
          {steps.slice(0, SHOWN).map(({ before, after, fault }) => (
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
              {fault !== null && <p className={styles.problem}>{faultWords(fault)}</p>}
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <details>
          <summary>{words.unknownTexts}</summary>
          <ul className={styles.list}>
            {unknown.slice(0, SHOWN).map(({ place, original }) => (
              <li key={`${place} ${original}`} dir="auto">
                {original}
              </li>
            ))}
          </ul>
        </details>
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

/** What would change, and what is wrong with it; that comes first. */
function checkedSteps(
  { changed, added }: TableMerge,
  rows: readonly TextRow[],
  names: UsableNames,
): readonly (MergeStep & { fault: RowFault | null })[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const steps = [...changed, ...added].map((step) => {
    const row = byKey.get(keyOf(step.after));
    const isEmpty = row === undefined || step.after.text === '';
    return { ...step, fault: isEmpty ? null : checkTranslation(row, step.after, names) };
  });
  return steps.sort((one, other) => Number(other.fault !== null) - Number(one.fault !== null));
}
