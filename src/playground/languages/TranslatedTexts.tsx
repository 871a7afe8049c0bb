import { useMemo } from 'react';
import { languagesMessages as words } from '../../config/messages/languages';
import {
  PLAYER_PLACE,
  type LanguageTable,
  type Translation,
} from '../../ink/languages/language-table';
import { withOwnFile } from '../../ink/languages/own-file';
import { usableNames } from '../../ink/languages/usable-names';
import type { StoryProgram } from '../../ink/story/story-program';
import type { Workspace } from '../pane/workspace';
import { listRows, ofStory } from '../translations/listed-rows';
import { KeptTexts } from './KeptTexts';
import { LanguageBar } from './LanguageBar';
import { OwnFunctions } from './OwnFunctions';
import { RowList } from './RowList';
import { SameGame } from './SameGame';
import { TableFiles } from './TableFiles';
import type { LanguageTables } from './use-language-tables';
import { useRowNotes } from './use-row-notes';
import * as styles from './LanguagesTool.module.css';

interface TranslatedTextsProps {
  program: StoryProgram;
  /** What the game is called. */
  title: string;
  languages: LanguageTables;
  table: LanguageTable;
  /** Whether another language is being added, instead of choosing among those that there are. */
  isAdding: boolean;
  isReadOnly: boolean;
  workspace: Workspace;
  onChoose: (code: string) => void;
  onAdd: () => void;
  onRemove: () => void;
}

/** The texts of the story in one language, and what can be done with them. */
export function TranslatedTexts({
  program,
  title,
  languages,
  table,
  isAdding,
  isReadOnly,
  workspace,
  onChoose,
  onAdd,
  onRemove,
}: TranslatedTextsProps) {
  const { tables, rowsOf, change, write } = languages;
  const { code } = table;
  const rows = rowsOf(code);
  const names = useMemo(() => usableNames(withOwnFile(program, code)), [program, code]);
  const notes = useRowNotes(languages.rows, code);
  const listed = useMemo(() => listRows(rows, table, names, notes), [rows, table, names, notes]);
  const hasTexts = languages.rows.some(({ kind }) => kind !== 'player');
  const isOfStory = ofStory(listed).length > 0;
  /** What was translated before the original got the language of the table. */
  const setAside = rows === languages.rows ? 0 : table.entries.filter(isTranslated).length;
  return (
    <>
      {!isAdding && (
        <LanguageBar
          codes={[...(tables?.keys() ?? [])]}
          table={table}
          listed={listed}
          onChoose={onChoose}
          onAdd={isReadOnly ? null : onAdd}
          onRemove={isReadOnly ? null : onRemove}
        />
      )}
      {hasTexts && !isOfStory && <p className={styles.soft}>{words.ofOriginal}</p>}
      {setAside > 0 && <p className={styles.problem}>{words.about.setAside(setAside)}</p>}
      <RowList
        key={code}
        code={code}
        listed={listed}
        isReadOnly={isReadOnly}
        workspace={workspace}
        onChange={(entry) => write(code, entry)}
      />
      {isOfStory && (
        <>
          <OwnFunctions code={code} isReadOnly={isReadOnly} onShow={workspace.goTo} />
          <SameGame key={`same ${code}`} table={table} workspace={workspace} />
        </>
      )}
      <TableFiles
        key={`files ${code}`}
        languages={languages}
        table={table}
        listed={listed}
        names={names}
        title={title}
        isReadOnly={isReadOnly}
      />
      {table.kept.length > 0 && (
        <KeptTexts
          table={table}
          onRemove={isReadOnly ? null : () => change(code, (now) => ({ ...now, kept: [] }))}
        />
      )}
    </>
  );
}

const isTranslated = ({ place, text }: Translation): boolean =>
  place !== PLAYER_PLACE && text !== '';
