import { memo, useMemo, useState } from 'react';
import { useDelayed } from '../../base/browser/use-delayed';
import { languagesMessages as words } from '../../config/messages/languages';
import { gameName } from '../../ink/story/game-name';
import { storyLanguage } from '../../ink/story/story-language';
import type { StoryProgram } from '../../ink/story/story-program';
import { languageOfTable } from '../../ink/story/table-path';
import { Button } from '../../ui/Button';
import { useOpenStory } from '../editor/open-story';
import { useProjectFiles } from '../files/project-files';
import type { StudioToolProps } from '../pane/studio-tool';
import type { Workspace } from '../pane/workspace';
import { useOpenProject } from '../projects/store/use-project-manager';
import { useExtras } from '../projects/use-extras';
import { languageInWords } from '../translations/shown-language';
import { AddLanguage } from './AddLanguage';
import { TranslatedTexts } from './TranslatedTexts';
import { useLanguageTables } from './use-language-tables';
import * as styles from './LanguagesTool.module.css';

/** How long to wait after the last key press in the story before its texts are read again, in milliseconds. */
const TYPING_PAUSE = 350;

/** The texts of the story beside their translations, language by language. */
export function LanguagesTool({ isShown, workspace }: StudioToolProps) {
  const { program } = useOpenStory();
  const { name, project } = useOpenProject().state;
  // What nobody sees follows no key press: it reads all texts.
  const [seen, setSeen] = useState(program);
  if (isShown && seen !== program) setSeen(program);
  const settled = useDelayed(seen, TYPING_PAUSE);
  const title = useMemo(() => gameName(settled, name), [settled, name]);
  return (
    <Translations
      program={settled}
      projectId={project?.id ?? null}
      title={title}
      workspace={workspace}
    />
  );
}

interface TranslationsProps {
  program: StoryProgram;
  projectId: string | null;
  /** What the game is called. */
  title: string;
  workspace: Workspace;
}

const Translations = memo(function Translations({ workspace, ...project }: TranslationsProps) {
  const { program, title } = project;
  const { isReadOnly } = useProjectFiles();
  const { extras, change: changeExtras } = useExtras();
  const languages = useLanguageTables(project);
  const { rows, tables, problems, isRefused, change, remove } = languages;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<{ code: string; undo: () => void } | null>(null);
  if (tables === null) return null;

  const [first = null] = tables.keys();
  const code = chosen !== null && tables.has(chosen) ? chosen : first;
  const table = code === null ? undefined : tables.get(code);
  const hasTexts = rows.some(({ kind }) => kind !== 'player');
  return (
    <div className={styles.tool}>
      {tables.size === 0 && <p className={styles.intro}>{words.intro}</p>}
      {!hasTexts && <p className={styles.soft}>{words.empty}</p>}
      {isReadOnly && <p className={styles.soft}>{words.readOnly}</p>}
      {tables.size === 0 && !isAdding && !isReadOnly && (
        <Button kind="primary" onClick={() => setIsAdding(true)}>
          {words.add.title}
        </Button>
      )}
      {isAdding && (
        <AddLanguage
          taken={[...tables.keys(), ...problems.flatMap(({ path }) => languageOfTable(path) ?? [])]}
          isOriginalKnown={storyLanguage(extras.config) !== null}
          onAdd={(added, entries, original) => {
            if (original !== null) {
              void changeExtras((all) => ({
                ...all,
                config: { ...all.config, language: original },
              }));
            }
            change(added, (now) => ({ ...now, entries: [...now.entries, ...entries] }));
            setChosen(added);
            setIsAdding(false);
            setRemoved(null);
          }}
          onCancel={() => setIsAdding(false)}
          rows={rows}
        />
      )}
      <div role="status">
        {removed !== null && (
          <p className={styles.soft}>
            {words.about.removed(languageInWords(removed.code))}{' '}
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
        <TranslatedTexts
          program={program}
          title={title}
          languages={languages}
          table={table}
          isAdding={isAdding}
          isReadOnly={isReadOnly}
          workspace={workspace}
          onChoose={setChosen}
          onAdd={() => setIsAdding(true)}
          onRemove={() => {
            remove(table.code);
            setRemoved({ code: table.code, undo: () => change(table.code, () => table) });
          }}
        />
      )}
    </div>
  );
});
