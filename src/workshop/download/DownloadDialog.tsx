import { useEffect, useId, useRef, useState } from 'react';
import { describeError } from '../../browser/describe-error';
import { useDeferredModule } from '../../browser/use-deferred-module';
import { Link } from '../../components/ui/Link';
import { CUSTOM_CSS } from '../../player/assets/game-files';
import { IconButton } from '../../player/IconButton';
import type { PlayedProgram } from '../../player/engine/protocol';
import type { PlayerEngine } from '../../player/use-player';
import { docsRoot } from '../../site/docs-root';
import { downloadMessages as words } from '../../site/messages/download';
import { differencesMet, missingFiles } from './before-download';
import { downloadFile, fileNameOf } from './download-file';
import { downloadInk } from './download-story';
import { projectEntries } from './engine-project';
import { loadGameKit, type GameKit } from './game-kit';
import { gameEntries, oneFileGame } from './game-page';
import { titleOf, type GameParts } from './game-parts';
import { itchProblems } from './itch-limits';
import { zipFiles } from './zip-files';
import * as styles from './DownloadDialog.module.css';

/** From this size on, a page with everything inside is slow to open, in bytes. */
const LARGE_PAGE = 25 * 1024 * 1024;

export interface DownloadDialogProps {
  program: PlayedProgram;
  assets: ReadonlyMap<string, Blob>;
  /** Compiles the program if the site has not. */
  engine: PlayerEngine;
  onClosed: () => void;
}

/** The ways in which a game can leave, and what its author should know before. */
export function DownloadDialog({ program, assets, engine, onClosed }: DownloadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const kit = useDeferredModule(loadGameKit);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const title = titleOf(program) || words.untitled;
  const bytes = [...assets.values()].reduce((sum, { size }) => sum + size, 0);
  const run = async (make: () => Promise<void>): Promise<void> => {
    setProblems([]);
    setIsBusy(true);
    try {
      await make();
    } catch (error) {
      setProblems([
        error instanceof Mistakes ? words.mistakes : words.failed(describeError(error)),
      ]);
    }
    setIsBusy(false);
  };
  const partsOf = async (): Promise<GameParts> => {
    const compiled = program.json ?? (await engine.ask('compile', { program })).json;
    if (compiled === null) throw new Mistakes();
    return { title, program, compiled, assets };
  };
  const saveWeb = async (parts: GameKit): Promise<void> => {
    const entries = await gameEntries(await partsOf(), parts);
    const refusals = itchProblems(entries);
    const zip = await zipFiles(entries);
    if (refusals.length > 0) setProblems([words.limits.lead, ...refusals]);
    downloadFile(fileNameOf(title, 'zip'), zip, 'application/zip');
  };
  const savePage = async (parts: GameKit): Promise<void> =>
    downloadFile(fileNameOf(title, 'html'), await oneFileGame(await partsOf(), parts), 'text/html');
  const saveProject = async (): Promise<void> => {
    const zip = await zipFiles(projectEntries({ title, program, assets }));
    downloadFile(fileNameOf(`${title} project`, 'zip'), zip, 'application/zip');
  };
  const { ways } = words;
  const withKit = (make: (parts: GameKit) => Promise<void>) =>
    kit.state === 'loaded' ? () => void run(() => make(kit.value)) : null;

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onClose={onClosed}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {words.title}
        </h2>
        <IconButton icon="close" name={words.close} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.body} aria-busy={isBusy}>
        <div className={styles.ways}>
          <Way {...ways.web} isBusy={isBusy} onPress={withKit(saveWeb)} />
          <p className={styles.beside}>
            <Link href={`${docsRoot}/atrament-basics/itch/`} target="_blank">
              {words.itch}
            </Link>
          </p>
          <Way {...ways.page} isBusy={isBusy} onPress={withKit(savePage)} />
          <Way {...ways.project} isBusy={isBusy} onPress={() => void run(saveProject)} />
          <Way
            {...ways.ink}
            kind={ways.ink.kind(Object.keys(program.files).length > 0)}
            isBusy={isBusy}
            onPress={() => void run(() => downloadInk(title, program))}
          />
        </div>
        <div role="alert" className={styles.problems}>
          {[
            ...(kit.state === 'failed' ? [words.notLoaded(describeError(kit.error))] : []),
            ...problems,
          ].map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <Notes
          program={program}
          assets={assets}
          isLarge={bytes * (4 / 3) > LARGE_PAGE ? bytes * (4 / 3) : null}
          differences={kit.state === 'loaded' ? kit.value.differences : []}
        />
      </div>
    </dialog>
  );
}

/** The story cannot be played. */
class Mistakes extends Error {}

interface WayProps {
  name: string;
  kind: string;
  about: string;
  isBusy: boolean;
  /** Null while what it needs is loading. */
  onPress: (() => void) | null;
}

function Way({ name, kind, about, isBusy, onPress }: WayProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles.way}
      aria-describedby={id}
      disabled={onPress === null || isBusy}
      onClick={onPress ?? undefined}
    >
      <span className={styles.name}>
        {name} <span className={styles.kind}>{kind}</span>
      </span>
      <span id={id} className={styles.about}>
        {about}
      </span>
    </button>
  );
}

interface NotesProps {
  program: PlayedProgram;
  assets: ReadonlyMap<string, Blob>;
  /** The size of the one-file page if it is large. */
  isLarge: number | null;
  differences: GameKit['differences'];
}

/** What is missing, and what the game does differently from the engine. */
function Notes({ program, assets, isLarge, differences }: NotesProps) {
  const missing = missingFiles(program, assets);
  const met = new Set(differencesMet(program, assets));
  const own = differences.filter(({ id }) => met.has(id));
  return (
    <>
      {missing.length > 0 && <p className={styles.note}>{words.missing(missing)}</p>}
      {isLarge !== null && <p className={styles.note}>{words.largePage(isLarge)}</p>}
      {assets.has(CUSTOM_CSS) && <p className={styles.note}>{words.cssInProject}</p>}
      <section className={styles.differences}>
        <h3 className={styles.subtitle}>{words.different}</h3>
        {own.length > 0 && (
          <dl className={styles.list}>
            {own.map(({ id, title, explanation }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          <Link href="/playground/#differences" target="_blank">
            {words.allDifferences}
          </Link>
        </p>
      </section>
    </>
  );
}
