import { useEffect, useMemo, useState } from 'react';
import { useCommands } from '../../base/browser/command-bus';
import { filesMessages as words } from '../../config/messages/files';
import { importMessages } from '../../config/messages/import';
import { assetKind, CUSTOM_CSS } from '../../ink/story/asset-kinds';
import { readGlobalTags } from '../../ink/reading/global-tags';
import { writeGlobalTag } from '../../ink/story/write-global-tag';
import { Button } from '../../ui/Button';
import type { FoundFile } from '../assets/found-file';
import { ImportPanel } from '../import/ImportPanel';
import { chosenFiles, isZip } from '../import/find-files';
import { Refusal } from '../import/refusal';
import { isStoryPath } from '../import/wanted-files';
import { useOpenStory } from '../editor/open-story';
import type { StudioToolProps } from '../pane/studio-tool';
import type { Workspace } from '../pane/workspace';
import { fontFace } from '../player/assets/font-face';
import { FileList } from './FileList';
import { FilePickers } from './FilePickers';
import { MissingFiles } from './MissingFiles';
import { useTesterNotes } from '../projects/use-tester-notes';
import { reportAssets } from '../assets/report-assets';
import { freePath } from './check-new-files';
import { useProjectFiles } from './project-files';
import { useFileActions } from './use-file-actions';
import * as styles from './FilesTool.module.css';

/** The pictures, sounds, videos and fonts of the game: added, looked at, renamed, deleted; and games to import. */
export function FilesTool({ workspace }: StudioToolProps) {
  const project = useProjectFiles();
  const { addNotes } = useTesterNotes();
  const { files, isReadOnly } = project;
  const [importing, setImporting] = useState<readonly FoundFile[] | null>(null);
  const { sorted, paths, report } = useReport(files);
  const usesOf = (path: string) => report.uses.get(path) ?? [];
  const { said, say, ...actions } = useFileActions(project, usesOf);

  const take = async (found: readonly FoundFile[]): Promise<void> => {
    if (found.some(({ path }) => isGame(path))) setImporting(found);
    else if (isReadOnly) say(words.readOnly);
    else await actions.add(named(found, files));
  };
  // What the storage refuses is reported where it is stored: here, files could not be read.
  const takeAll = (found: Promise<readonly FoundFile[]>): void =>
    void found
      .then(take)
      .catch((error: unknown) =>
        say(error instanceof Refusal ? error.message : importMessages.unreadable),
      );
  useCommands(workspace.files, { take: takeAll });
  const insert = useInsert(workspace);

  return (
    <div className={styles.files}>
      <FilePickers
        isReadOnly={isReadOnly}
        onAdd={(chosen) => {
          setImporting(null);
          takeAll(Promise.resolve(chosenFiles(chosen)));
        }}
        onImport={setImporting}
      />
      <div role="status" className={styles.said}>
        {said.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {said.undo !== undefined && (
          <Button kind="link" className={styles.link} onClick={() => said.undo?.()}>
            {words.undo}
          </Button>
        )}
      </div>
      {importing !== null && (
        <ImportPanel
          chosen={importing}
          onOpen={async (game) => {
            if (await project.openGame(game)) setImporting(null);
            else say(words.failed);
          }}
          onRestore={async (projects) => {
            say((await project.restore(projects)) ?? words.failed);
            setImporting(null);
          }}
          onNotes={
            isReadOnly
              ? null
              : async (notes) => {
                  await addNotes(notes);
                  setImporting(null);
                  workspace.show('tests');
                }
          }
          onCancel={() => setImporting(null)}
        />
      )}
      <MissingFiles missing={report.missing} paths={paths} onGoToLine={workspace.goTo} />
      {paths.length === 0 && !isReadOnly && (
        <p className={styles.empty}>
          {words.empty} <code translate="no">{words.emptyTag}</code>
        </p>
      )}
      {paths.length > 0 && (
        <FileList
          files={sorted}
          report={report}
          isReadOnly={isReadOnly}
          onGoToLine={workspace.goTo}
          onInsert={insert}
          actions={actions}
        />
      )}
    </div>
  );
}

/** The files in the order of their paths, and what is to be said of them. */
function useReport(files: ReadonlyMap<string, Blob>) {
  const { program } = useOpenStory();
  const css = useText(files.get(CUSTOM_CSS));
  const sorted = useMemo(() => [...files].sort(byPath), [files]);
  const paths = useMemo(() => sorted.map(([path]) => path), [sorted]);
  const report = useMemo(() => reportAssets(program, paths, css), [program, paths, css]);
  return { sorted, paths, report };
}

/** Writes what shows or plays a file into the story. */
function useInsert(workspace: Workspace) {
  const { program, change } = useOpenStory();
  return (path: string, snippet: string): void => {
    if (assetKind(path) !== 'font') {
      workspace.insert(snippet);
      return;
    }
    // A font belongs to the whole game.
    const source = writeGlobalTag(program.source, 'font', fontFace(path).name);
    const tag = readGlobalTags(source).find(({ name }) => name === 'font');
    if (source !== program.source) change({ ...program, source });
    workspace.goTo(null, tag?.line ?? 1);
  };
}

function byPath([left]: [string, Blob], [right]: [string, Blob]): number {
  return left < right ? -1 : 1;
}

/** The files with names that are free, if they have none of their own, as a pasted picture. */
function named(
  found: readonly FoundFile[],
  files: ReadonlyMap<string, Blob>,
): readonly FoundFile[] {
  const [first] = found;
  return found.length === 1 && first !== undefined && /^image\.\w+$/.test(first.path)
    ? [{ ...first, path: freePath(first.path.replace('image', 'picture'), files) }]
    : found;
}

/** Whether a file makes what it comes with a game of its own. */
function isGame(path: string): boolean {
  return isZip(path) || isStoryPath(path);
}

function useText(blob: Blob | undefined): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let isGone = false;
    void (blob?.text() ?? Promise.resolve('')).then((read) => {
      if (!isGone) setText(read);
    });
    return () => {
      isGone = true;
    };
  }, [blob]);
  return text;
}
