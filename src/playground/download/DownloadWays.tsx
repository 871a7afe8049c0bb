import { useId, useState } from 'react';
import { formatSize } from '../../base/text/format-size';
import { UNDETERMINED } from '../../base/text/language-name';
import { docsRoot } from '../../config/docs-root';
import { downloadMessages as words } from '../../config/messages/download';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { PlayerIcon } from '../player/kit/PlayerIcon';
import { OneLanguage } from './LanguagesSection';
import { phoneSeconds } from './game-contents';
import type { useGameToDownload } from './use-game-to-download';
import * as styles from './DownloadDialog.module.css';

const { ways } = words;

interface DownloadWaysProps {
  game: ReturnType<typeof useGameToDownload>;
  /** Whether the story has several files. */
  hasFiles: boolean;
}

/** A button for each way in which a game can leave. */
export function DownloadWays({ game, hasFiles }: DownloadWaysProps) {
  const { sizes, isBusy, save } = game;
  const [projectLanguage, setProjectLanguage] = useState(UNDETERMINED);
  const [proofLanguage, setProofLanguage] = useState(UNDETERMINED);
  const codes = game.translations.map(({ code }) => code);
  return (
    <div>
      <Way {...ways.web} size={sizes?.web} isBusy={isBusy} onPress={save.web} />
      <p className={styles.beside}>
        <Link href={`${docsRoot}/atrament-basics/itch/`} target="_blank">
          {words.itch}
        </Link>
      </p>
      <Way {...ways.page} size={sizes?.page} isBusy={isBusy} onPress={save.page} />
      <Way {...ways.project} isBusy={isBusy} onPress={() => save.project(projectLanguage)} />
      {codes.length > 0 && (
        <OneLanguage
          label={words.languages.project}
          about={words.languages.projectAbout}
          original={game.language}
          codes={codes}
          value={projectLanguage}
          onChange={setProjectLanguage}
        />
      )}
      <p className={styles.beside}>
        <Link href={`${docsRoot}/quickstart/`} target="_blank">
          {words.install}
        </Link>
      </p>
      <Way {...ways.ink} kind={ways.ink.kind(hasFiles)} isBusy={isBusy} onPress={save.ink} />
      <Way {...ways.proof} isBusy={isBusy} onPress={() => save.proof(proofLanguage)} />
      {codes.length > 0 && (
        <OneLanguage
          label={words.languages.proof}
          original={game.language}
          codes={codes}
          value={proofLanguage}
          onChange={setProofLanguage}
        />
      )}
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
