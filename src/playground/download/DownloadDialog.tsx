import { useRef } from 'react';
import { docsRoot } from '../../config/docs-root';
import { downloadMessages as words } from '../../config/messages/download';
import { workshopMessages } from '../../config/messages/workshop';
import { countMarks } from '../../ink/convert/writing/loss-mark';
import { Link } from '../../ui/Link';
import { WindowDialog } from '../player/WindowDialog';
import type { Requests } from '../player/engine/protocol';
import { StoryMessages } from '../player/screens/StoryMessages';
import { HasFilesContext } from '../player/screens/message-file';
import { ContentsSection } from './ContentsSection';
import { DownloadWays } from './DownloadWays';
import { LanguagesSection } from './LanguagesSection';
import { differencesMet, missingFiles } from './before-download';
import type { GameKit } from './game-kit';
import { itchNotes } from './itch-limits';
import { plainPath } from './packed-files';
import { useGameToDownload, type GameToDownload } from './use-game-to-download';
import * as styles from './DownloadDialog.module.css';

/** From this size on, a page with everything inside is slow to open, in bytes. */
const LARGE_PAGE = 25 * 1024 * 1024;

export interface DownloadDialogProps extends GameToDownload {
  onGoToLine?: ((file: string | null, line: number) => void) | undefined;
  onClosed: () => void;
}

/** The ways in which a game can leave, and what its author should know before. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { program, name, assets, onGoToLine, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const game = useGameToDownload(props);
  const { compiled, contents, choice, sizes } = game;
  const hasFiles = Object.keys(program.files).length > 0;
  const goToLine =
    onGoToLine &&
    ((file: string | null, line: number): void => {
      dialog.current?.close();
      onGoToLine(file, line);
    });

  return (
    <WindowDialog
      ref={dialog}
      title={words.title}
      closeName={words.close}
      isBusy={game.isBusy}
      onClosed={onClosed}
    >
      {compiled !== null && (
        <HasFilesContext.Provider value={hasFiles}>
          <Problems {...compiled} onGoToLine={goToLine} />
        </HasFilesContext.Provider>
      )}
      {contents !== null && (
        <ContentsSection
          choice={choice}
          contents={contents}
          kinds={game.kinds}
          text={game.text}
          sizeOf={(paths) => paths.reduce((sum, path) => sum + (assets.get(path)?.size ?? 0), 0)}
        />
      )}
      {game.languages.states.length > 0 && (
        <LanguagesSection
          languages={game.languages.states}
          isNamed={game.language !== null}
          onGoToLine={goToLine}
        />
      )}
      <p className={styles.note}>{workshopMessages.calledAs(game.title)}</p>
      <DownloadWays game={game} hasFiles={hasFiles} />
      {sizes !== null && <p className={styles.note}>{words.seconds}</p>}
      <div role="alert" className={styles.problems}>
        {game.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <Notes
        program={program}
        name={name}
        assets={assets}
        packed={game.packed}
        isLarge={sizes !== null && sizes.page > LARGE_PAGE ? sizes.page : null}
        differences={game.differences}
      />
      {/* In sight, wherever the window is scrolled to. */}
      <p role="status" className={styles.saved}>
        {game.saved !== null && words.saved(game.saved)}
      </p>
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

interface NotesProps extends Pick<DownloadDialogProps, 'program' | 'name' | 'assets'> {
  /** Those that go into the game. */
  packed: ReadonlyMap<string, Blob>;
  /** The size of the one-file page if it is large. */
  isLarge: number | null;
  differences: GameKit['differences'];
}

/** What is missing, and what the game does differently from the engine. */
function Notes({ program, name, assets, packed, isLarge, differences }: NotesProps) {
  const foreign = [...assets.keys()].filter((path) => plainPath(path) !== path);
  const missing = missingFiles(program, assets);
  const lost = countMarks(program);
  const met = new Set(differencesMet(program, assets, name));
  const own = differences.filter(({ id }) => met.has(id));
  return (
    <>
      {itchNotes(packed).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {lost > 0 && <p className={styles.note}>{words.notCarriedOver(lost)}</p>}
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
