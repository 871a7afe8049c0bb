import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import { filesMessages as words } from '../../config/messages/files';
import { assetKind, CUSTOM_CSS } from '../../ink/story/asset-kinds';
import { readGlobalTags, writeGlobalTag } from '../../ink/story/global-tags';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { ImportPanel } from '../import/ImportPanel';
import { chosenFiles, isZip } from '../import/find-files';
import type { FoundFile } from '../import/read-zip';
import { Refusal } from '../import/refusal';
import { isStoryPath } from '../import/wanted-files';
import { itchNotes } from '../pane/download/itch-limits';
import type { StudioToolProps } from '../pane/studio-tool';
import { fontFace } from '../player/assets/font-face';
import { formatSize } from '../projects/format-project';
import { FileItem } from './FileItem';
import { FilePickers } from './FilePickers';
import { MissingFiles } from './MissingFiles';
import { reportAssets } from './asset-report';
import { checkNewFiles, freePath, nameProblem } from './check-new-files';
import { useProjectFiles } from './project-files';
import { renameFile } from './rename-file';
import type { SmallerFile } from './request-smaller';
import * as styles from './FilesTool.module.css';

interface Said {
  sentences: readonly string[];
  /** Takes the present text. */
  undo?: (program: StoryProgram) => void;
}

const nothing: Said = { sentences: [] };

/** The pictures, sounds, videos and fonts of the game: added, looked at, renamed, deleted; and games to import. */
export function FilesTool({ program, onChange, onGoToLine, onInsert }: StudioToolProps) {
  const project = useProjectFiles();
  const { files, isReadOnly, brought } = project;
  const [said, setSaid] = useState(nothing);
  const [importing, setImporting] = useState<readonly FoundFile[] | null>(null);
  const css = useText(files.get(CUSTOM_CSS));
  const paths = useMemo(() => [...files.keys()].sort(), [files]);
  const report = useMemo(() => reportAssets(program, paths, css), [program, paths, css]);
  const size = [...files.values()].reduce((sum, blob) => sum + blob.size, 0);

  const say = (...sentences: string[]): void => setSaid({ sentences });
  const add = async (found: readonly FoundFile[]): Promise<void> => {
    const { files: checked, said: about } = await checkNewFiles(found, files);
    const isStored = checked.size === 0 || (await project.put(checked));
    say(
      ...(checked.size > 0 ? [isStored ? words.added(checked.size) : words.failed] : []),
      ...about,
    );
  };
  const take = async (found: readonly FoundFile[]): Promise<void> => {
    if (found.some(({ path }) => isGame(path))) setImporting(found);
    else if (isReadOnly) say(words.readOnly);
    else await add(named(found, files));
  };
  const latest = useLatest(take);
  useEffect(() => {
    brought?.then(
      (found) => latest.current(found),
      (error: unknown) => {
        setSaid({ sentences: [error instanceof Refusal ? error.message : words.failed] });
      },
    );
  }, [brought, latest]);

  const rename = (path: string, to: string): string | null => {
    const problem = nameProblem(path, to, files);
    if (problem !== null) return problem;
    void move(path, to);
    return null;
  };
  const move = async (path: string, to: string): Promise<void> => {
    if (!(await project.rename(path, to))) {
      say(words.failed);
      return;
    }
    const count = report.uses.get(path)?.filter((use) => !use.isComputed).length ?? 0;
    onChange(renameFile(program, path, to));
    setSaid({ sentences: [words.renamed(path, to, count)] });
  };
  const remove = async (path: string, blob: Blob): Promise<void> => {
    const uses = report.uses.get(path) ?? [];
    if (!(await project.remove(path))) {
      say(words.failed);
      return;
    }
    setSaid({
      sentences: [
        words.removed(
          path,
          uses.map(({ file, line }) => words.place(file, line)),
        ),
      ],
      undo: () => {
        void project.put(new Map([[path, blob]]));
        setSaid(nothing);
      },
    });
  };
  const replace = async (path: string, blob: Blob, smaller: SmallerFile): Promise<void> => {
    const to = smaller.path === path ? path : freePath(smaller.path, files);
    if (!(await project.put(new Map([[to, smaller.blob]])))) {
      say(words.failed);
      return;
    }
    if (to !== path) {
      await project.remove(path);
      onChange(renameFile(program, path, to));
    }
    setSaid({
      sentences: [words.replaced(path, to, formatSize(blob.size), formatSize(smaller.blob.size))],
      undo: (now) => void putBack(now, path, blob, to),
    });
  };
  const putBack = async (
    now: StoryProgram,
    path: string,
    blob: Blob,
    smaller: string,
  ): Promise<void> => {
    if (!(await project.put(new Map([[path, blob]])))) {
      say(words.failed);
      return;
    }
    if (smaller !== path) {
      await project.remove(smaller);
      onChange(renameFile(now, smaller, path));
    }
    setSaid(nothing);
  };
  const insert = (path: string, snippet: string): void => {
    if (assetKind(path) !== 'font') {
      onInsert(snippet);
      return;
    }
    // A font belongs to the whole game.
    const source = writeGlobalTag(program.source, 'font', fontFace(path).name);
    const tag = readGlobalTags(source).find(({ name }) => name === 'font');
    if (source !== program.source) onChange({ ...program, source });
    onGoToLine(null, tag?.line ?? 1);
  };

  return (
    <div className={styles.files}>
      <p className={styles.about}>{words.about}</p>
      <FilePickers
        isReadOnly={isReadOnly}
        onAdd={(chosen) => {
          setImporting(null);
          void take(chosenFiles(chosen));
        }}
        onImport={setImporting}
      />
      <div role="status" className={styles.said}>
        {said.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {said.undo !== undefined && (
          <Button kind="link" className={styles.link} onClick={() => said.undo?.(program)}>
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
          onCancel={() => setImporting(null)}
        />
      )}
      <MissingFiles missing={report.missing} paths={paths} onGoToLine={onGoToLine} />
      {paths.length === 0 && !isReadOnly && (
        <p className={styles.empty}>
          {words.empty} <code translate="no">{words.emptyTag}</code>
        </p>
      )}
      {paths.length > 0 && (
        <>
          <p className={styles.total}>
            {[words.total(paths.length, formatSize(size)), ...itchNotes(files)].join('. ')}
          </p>
          <ul className={styles.list} aria-label={words.list}>
            {paths.map((path) => {
              const blob = files.get(path);
              return blob === undefined ? null : (
                <FileItem
                  key={path}
                  path={path}
                  blob={blob}
                  uses={report.uses.get(path) ?? []}
                  isUnused={report.unused.includes(path)}
                  isReadOnly={isReadOnly}
                  onGoToLine={onGoToLine}
                  onInsert={(snippet) => insert(path, snippet)}
                  onRename={(to) => rename(path, to)}
                  onRemove={() => void remove(path, blob)}
                  onReplace={(smaller) => void replace(path, blob, smaller)}
                />
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
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
