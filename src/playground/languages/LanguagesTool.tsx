import { useMemo, useState } from 'react';
import { useDelayed } from '../../base/browser/use-delayed';
import { languagesMessages as words } from '../../config/messages/languages';
import { gameName } from '../../ink/story/game-name';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import { useProjectFiles } from '../files/project-files';
import type { StudioToolProps } from '../pane/studio-tool';
import { useOpenProject } from '../projects/use-project-manager';
import { AddLanguage } from './AddLanguage';
import { KeptTexts } from './KeptTexts';
import { LanguageBar } from './LanguageBar';
import { OwnFunctions } from './OwnFunctions';
import { RowList } from './RowList';
import { SameGame } from './SameGame';
import { TableFiles } from './TableFiles';
import { listRows, ofStory } from '../translations/listed-rows';
import { languageOfTable } from '../../ink/story/table-path';
import { PLAYER_PLACE, type Translation } from '../../ink/languages/language-table';
import { withOwnFile } from '../../ink/languages/own-file';
import { usableNames } from '../../ink/languages/usable-names';
import { shownLanguage } from '../translations/shown-language';
import { useRowNotes } from './use-row-notes';
import { useLanguageTables } from './use-language-tables';
import * as styles from './LanguagesTool.module.css';

/** How long to wait after the last key press in the story before its texts are read again, in milliseconds. */
const TYPING_PAUSE = 350;

/** The texts of the story beside their translations, language by language. */
export function LanguagesTool({ isShown, workspace }: StudioToolProps) {
  const { program } = useOpenStory();
  // What nobody sees follows no key press: it reads all texts.
  const [seen, setSeen] = useState(program);
  if (isShown && seen !== program) setSeen(program);
  const settled = useDelayed(seen, TYPING_PAUSE);
  const { state } = useOpenProject();
  const { isReadOnly } = useProjectFiles();
  const languages = useLanguageTables(settled);
  const { rows, rowsOf, tables, problems, isRefused, change, write, remove } = languages;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<{ code: string; undo: () => void } | null>(null);
  const code =
    tables === null || (chosen !== null && tables.has(chosen)) ? chosen : firstOf(tables);
  const table = code === null ? undefined : tables?.get(code);
  const names = useMemo(
    () => usableNames(code === null ? settled : withOwnFile(settled, code)),
    [settled, code],
  );
  const notes = useRowNotes(rows, code);
  const listed = useMemo(
    () => (table === undefined ? [] : listRows(rowsOf(table.code), table, names, notes)),
    [rowsOf, table, names, notes],
  );
  if (tables === null) return null;

  const isOriginal = table !== undefined && rowsOf(table.code) !== rows;
  /** What was translated before the original got the language of the table. */
  const setAside = isOriginal ? table.entries.filter(isTranslated).length : 0;

  const hasTexts = rows.some(({ kind }) => kind !== 'player');
  const isOfStory = ofStory(listed).length > 0;
  const isStart = tables.size === 0 && !isAdding;
  return (
    <div className={styles.tool}>
      {tables.size === 0 && <p className={styles.intro}>{words.intro}</p>}
      {!hasTexts && <p className={styles.soft}>{words.empty}</p>}
      {isReadOnly && <p className={styles.soft}>{words.readOnly}</p>}
      {isStart && !isReadOnly && (
        <Button kind="primary" onClick={() => setIsAdding(true)}>
          {words.add.title}
        </Button>
      )}
      {isAdding && (
        <AddLanguage
          taken={[...tables.keys(), ...problems.flatMap(({ path }) => languageOfTable(path) ?? [])]}
          onAdd={(added, entries) => {
            change(added, (now) => ({ ...now, entries: [...now.entries, ...entries] }));
            setChosen(added);
            setIsAdding(false);
            setRemoved(null);
          }}
          onCancel={() => setIsAdding(false)}
          rows={rows}
        />
      )}
      {table !== undefined && !isAdding && (
        <LanguageBar
          codes={[...tables.keys()]}
          table={table}
          listed={listed}
          onChoose={setChosen}
          onAdd={isReadOnly ? null : () => setIsAdding(true)}
          onRemove={
            isReadOnly
              ? null
              : () => {
                  remove(table.code);
                  setRemoved({ code: table.code, undo: () => change(table.code, () => table) });
                }
          }
        />
      )}
      {table !== undefined && hasTexts && !isOfStory && (
        <p className={styles.soft}>{words.ofOriginal}</p>
      )}
      {setAside > 0 && <p className={styles.problem}>{words.about.setAside(setAside)}</p>}
      <div role="status">
        {removed !== null && (
          <p className={styles.soft}>
            {words.about.removed(shownLanguage(removed.code))}{' '}
            <Button
              kind="link"
              onClick={() => {
                removed.undo();
                setChosen(removed.code);
                setRemoved(null);
              }}
            >
              {words.about.undo}
            </Button>
          </p>
        )}
      </div>
      <div role="alert">
        {isRefused && <p className={styles.problem}>{words.notStored}</p>}
        {problems.map(({ path, problem }) => (
          <p key={path} className={styles.problem}>
            {words.problem(path)} {problem}
          </p>
        ))}
      </div>
      {table !== undefined && (
        <RowList
          key={table.code}
          code={table.code}
          listed={listed}
          isReadOnly={isReadOnly}
          workspace={workspace}
          onChange={(entry) => write(table.code, entry)}
        />
      )}
      {table !== undefined && (
        <>
          {isOfStory && (
            <>
              <OwnFunctions code={table.code} isReadOnly={isReadOnly} onShow={workspace.goTo} />
              <SameGame key={`same ${table.code}`} table={table} workspace={workspace} />
            </>
          )}
          <TableFiles
            key={`files ${table.code}`}
            languages={languages}
            table={table}
            title={gameName(program, state.name)}
            isReadOnly={isReadOnly}
          />
        </>
      )}
      {table !== undefined && table.kept.length > 0 && (
        <KeptTexts
          table={table}
          onRemove={isReadOnly ? null : () => change(table.code, (now) => ({ ...now, kept: [] }))}
        />
      )}
    </div>
  );
}

const isTranslated = ({ place, text }: Translation): boolean =>
  place !== PLAYER_PLACE && text !== '';

function firstOf(tables: ReadonlyMap<string, unknown>): string | null {
  const [first = null] = tables.keys();
  return first;
}
