import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { describeError } from '../../base/browser/describe-error';
import { useDeferredModule } from '../../base/browser/use-deferred-module';
import { formatSize } from '../../base/text/format-size';
import { docsRoot } from '../../config/docs-root';
import { downloadMessages as words } from '../../config/messages/download';
import { storyLanguage } from '../../ink/story/story-language';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { WindowDialog } from '../player/WindowDialog';
import { PlayerIcon } from '../player/PlayerIcon';
import type { PlayedProgram, Requests } from '../player/engine/protocol';
import { StoryMessages } from '../player/screens/StoryMessages';
import { HasFilesContext } from '../player/screens/message-file';
import type { PlayerEngine } from '../player/use-player';
import { ContentsSection } from './ContentsSection';
import { differencesMet, missingFiles } from './before-download';
import { downloadFile, fileNameOf } from './download-file';
import { downloadInk } from './download-story';
import { projectEntries, type EngineConfig } from './engine-project';
import {
  chosenAssets,
  gameSizes,
  phoneSeconds,
  readContents,
  sizesByKind,
  textSize,
} from './game-contents';
import { loadGameKit, type GameKit } from './game-kit';
import { gameEntries, oneFileGame } from './game-page';
import { titleOf, type GameParts } from './game-parts';
import { itchNotes, itchProblems } from './itch-limits';
import { plainPath } from './packed-files';
import { useDownloadChoice } from './use-download-choice';
import { zipFiles } from './zip-files';
import * as styles from './DownloadDialog.module.css';

/** From this size on, a page with everything inside is slow to open, in bytes. */
const LARGE_PAGE = 25 * 1024 * 1024;
const none: readonly string[] = [];

export interface DownloadDialogProps {
  program: PlayedProgram;
  assets: ReadonlyMap<string, Blob>;
  /** What the author says in the engine’s configuration. */
  config: EngineConfig;
  /** Compiles the program if the site has not. */
  engine: PlayerEngine;
  onGoToLine?: ((file: string | null, line: number) => void) | undefined;
  onClosed: () => void;
}

/** The ways in which a game can leave, and what its author should know before. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { program, assets, config, engine, onGoToLine, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const kit = useDeferredModule(loadGameKit);
  const compilation = useDeferredModule(
    useCallback(async (): Promise<Requests['compile']['answer']> => {
      const { json } = program;
      return json === undefined ? engine.ask('compile', { program }) : { json, messages: [] };
    }, [engine, program]),
  );
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const title = titleOf(program) || words.untitled;
  const language = storyLanguage(config);
  const looked = useDeferredModule(
    useCallback(() => readContents(program, assets), [program, assets]),
  );
  const contents = looked.state === 'loaded' ? looked.value : null;
  const choice = useDownloadChoice(contents, assets);
  const leftOut = choice.hasUnused ? none : (contents?.unused ?? none);
  const packed = useMemo(() => chosenAssets(assets, leftOut), [assets, leftOut]);
  const smaller = choice.smaller.files;
  const kinds = sizesByKind(packed, smaller);
  const compiled = compilation.state === 'loaded' ? compilation.value.json : null;
  const { hasInk, isForTesters } = choice;
  const text = useMemo(
    () => (compiled === null ? null : textSize(compiled, hasInk ? program : null)),
    [compiled, hasInk, program],
  );
  const sizes = kit.state === 'loaded' && text !== null ? gameSizes(kit.value, text, kinds) : null;
  const sizeOf = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + (assets.get(path)?.size ?? 0), 0);
  const run = async (make: () => Promise<void>): Promise<void> => {
    setProblems([]);
    setIsBusy(true);
    try {
      await make();
    } catch (error) {
      setProblems([words.failed(describeError(error))]);
    }
    setIsBusy(false);
  };
  const saveWeb = async (game: GameParts, parts: GameKit): Promise<void> => {
    const entries = await gameEntries(game, parts);
    const refusals = itchProblems(entries);
    if (refusals.length > 0) setProblems([words.limits.lead, ...refusals]);
    downloadFile(fileNameOf(title, 'zip'), await zipFiles(entries), 'application/zip');
  };
  const savePage = async (game: GameParts, parts: GameKit): Promise<void> =>
    downloadFile(fileNameOf(title, 'html'), await oneFileGame(game, parts), 'text/html');
  const saveProject = async (): Promise<void> => {
    const zip = await zipFiles(await projectEntries({ title, program, assets, config }));
    downloadFile(fileNameOf(`${title} project`, 'zip'), zip, 'application/zip');
  };
  const { ways } = words;
  const source = hasInk
    ? { program: { source: program.source, files: program.files }, config }
    : null;
  const withKit = (make: (game: GameParts, parts: GameKit) => Promise<void>) =>
    kit.state === 'loaded' && compiled !== null && contents !== null
      ? () =>
          void run(() =>
            make(
              { title, language, program, compiled, assets: packed, smaller, source, isForTesters },
              kit.value,
            ),
          )
      : null;

  return (
    <WindowDialog
      ref={dialog}
      title={words.title}
      closeName={words.close}
      isBusy={isBusy}
      onClosed={onClosed}
    >
      {compilation.state === 'loaded' && (
        <HasFilesContext.Provider value={Object.keys(program.files).length > 0}>
          <Problems
            {...compilation.value}
            onGoToLine={
              onGoToLine &&
              ((file, line) => {
                dialog.current?.close();
                onGoToLine(file, line);
              })
            }
          />
        </HasFilesContext.Provider>
      )}
      {contents !== null && (
        <ContentsSection
          choice={choice}
          contents={contents}
          kinds={kinds}
          text={text}
          sizeOf={sizeOf}
        />
      )}
      <div>
        <Way {...ways.web} size={sizes?.web} isBusy={isBusy} onPress={withKit(saveWeb)} />
        <p className={styles.beside}>
          <Link href={`${docsRoot}/atrament-basics/itch/`} target="_blank">
            {words.itch}
          </Link>
        </p>
        <Way {...ways.page} size={sizes?.page} isBusy={isBusy} onPress={withKit(savePage)} />
        <Way {...ways.project} isBusy={isBusy} onPress={() => void run(saveProject)} />
        <p className={styles.beside}>
          <Link href={`${docsRoot}/quickstart/`} target="_blank">
            {words.install}
          </Link>
        </p>
        <Way
          {...ways.ink}
          kind={ways.ink.kind(Object.keys(program.files).length > 0)}
          isBusy={isBusy}
          onPress={() => void run(() => downloadInk(title, program))}
        />
        <Way
          {...ways.proof}
          isBusy={isBusy}
          onPress={() =>
            void run(async () => {
              const { proofPage } = await import('../proof/proof-page');
              const page = proofPage({ title, language, program });
              downloadFile(fileNameOf(`${title} proof`, 'html'), page, 'text/html');
            })
          }
        />
      </div>
      {sizes !== null && <p className={styles.note}>{words.seconds}</p>}
      <div role="alert" className={styles.problems}>
        {[
          ...(looked.state === 'failed' ? [words.failed(describeError(looked.error))] : []),
          ...(kit.state === 'failed' ? [words.notLoaded(describeError(kit.error))] : []),
          ...(compilation.state === 'failed'
            ? [words.failed(describeError(compilation.error))]
            : []),
          ...problems,
        ].map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <Notes
        program={program}
        assets={assets}
        packed={packed}
        isLarge={sizes !== null && sizes.page > LARGE_PAGE ? sizes.page : null}
        differences={kit.state === 'loaded' ? kit.value.differences : []}
      />
    </WindowDialog>
  );
}

interface ProblemsProps extends Pick<DownloadDialogProps, 'onGoToLine'> {
  json: string | null;
  messages: Requests['compile']['answer']['messages'];
}

/** What the compiler finds wrong with the story: errors if there is no game, warnings otherwise. */
function Problems({ json, messages, onGoToLine }: ProblemsProps) {
  const severity = json === null ? 'error' : 'warning';
  const found = messages.filter((message) => message.severity === severity);
  if (json !== null && found.length === 0) return null;
  return (
    <div className={styles.found} role={json === null ? 'alert' : undefined}>
      <p>{json === null ? words.mistakes : words.warnings}</p>
      <StoryMessages messages={found} onGoToLine={onGoToLine} />
    </div>
  );
}

interface WayProps {
  name: string;
  kind: string;
  about: string;
  /** About how large it is, if that is known. */
  size?: number | undefined;
  isBusy: boolean;
  /** Null while what it needs is loading, or if the story has mistakes. */
  onPress: (() => void) | null;
}

function Way({ name, kind, about, size, isBusy, onPress }: WayProps) {
  const id = useId();
  return (
    <Button
      kind="bare"
      className={styles.way}
      aria-describedby={id}
      disabled={onPress === null || isBusy}
      onClick={onPress ?? undefined}
    >
      <span className={styles.name}>
        {name}{' '}
        <span className={styles.kind}>
          {kind}
          {size !== undefined && words.size(formatSize(size), phoneSeconds(size))}
        </span>
        <PlayerIcon name="download" />
      </span>
      <span id={id} className={styles.about}>
        {about}
      </span>
    </Button>
  );
}

interface NotesProps {
  program: PlayedProgram;
  assets: ReadonlyMap<string, Blob>;
  /** Those that go into the game. */
  packed: ReadonlyMap<string, Blob>;
  /** The size of the one-file page if it is large. */
  isLarge: number | null;
  differences: GameKit['differences'];
}

/** What is missing, and what the game does differently from the engine. */
function Notes({ program, assets, packed, isLarge, differences }: NotesProps) {
  const foreign = [...assets.keys()].filter((path) => plainPath(path) !== path);
  const missing = missingFiles(program, assets);
  const met = new Set(differencesMet(program, assets));
  const own = differences.filter(({ id }) => met.has(id));
  return (
    <>
      {itchNotes(packed).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {missing.length > 0 && <p className={styles.note}>{words.missing(missing)}</p>}
      {foreign.length > 0 && <p className={styles.note}>{words.foreign(foreign)}</p>}
      {isLarge !== null && <p className={styles.note}>{words.largePage(isLarge)}</p>}
      <section className={styles.differences}>
        {own.length > 0 && (
          <>
            <h3 className={styles.subtitle}>{words.different}</h3>
            <dl className={styles.list}>
              {own.map(({ id, title, explanation }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>{explanation}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p>
          <Link href={`${docsRoot}/playground/#differences`} target="_blank">
            {own.length > 0 ? words.allDifferences : words.different}
          </Link>
        </p>
      </section>
    </>
  );
}
