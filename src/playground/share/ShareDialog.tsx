import { withPrefix } from 'gatsby';
import { useCallback, useState } from 'react';
import { describeError } from '../../base/browser/describe-error';
import { useDeferredModule } from '../../base/browser/use-deferred-module';
import { docsRoot } from '../../config/docs-root';
import { shareMessages as words } from '../../config/messages/share';
import { PLAY_PAGE } from '../../config/play-page';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import type { OfferedLanguage } from '../download/game-languages';
import { WindowDialog } from '../player/WindowDialog';
import type { GameView } from '../player/engine/game-view';
import type { PlayerEngine } from '../player/use-player';
import { CopiedLink } from './CopiedLink';
import { PlaySection } from './PlaySection';
import { shareAddress } from './share-address';
import * as styles from './ShareDialog.module.css';

const { text, others } = words;

export interface ShareDialogProps {
  program: StoryProgram;
  /** The name that it was given; null if it was given none. */
  name: string | null;
  assets: ReadonlyMap<string, Blob>;
  /** What the author says in the engine’s configuration. */
  config: Readonly<Record<string, unknown>>;
  /** The translations of the project. */
  languages?: readonly OfferedLanguage[] | undefined;
  view: Pick<GameView, 'moves' | 'seed'> | null;
  /** Compiles the program, to see whether it can be played. */
  engine: PlayerEngine;
  /** The page that links to the text lead to, without its hash. */
  address: () => URL;
  /** Tells what a link to the text leaves out of the story, or null. */
  leftOut?: (() => Promise<string | null>) | undefined;
  onDownload: () => void;
  onClosed: () => void;
}

/** The links in which a story can be sent: to play it, or to read and change its text. */
export function ShareDialog({ address, view, leftOut, onDownload, ...props }: ShareDialogProps) {
  const { program, name, assets, config, languages, engine, onClosed } = props;
  const [tellLeftOut] = useState(() => leftOut);
  const missing = useDeferredModule(
    useCallback(async () => (await tellLeftOut?.()) ?? null, [tellLeftOut]),
  );
  const [here] = useState(address);
  const link = useDeferredModule(
    useCallback(() => shareAddress(here, program, name, view), [here, program, name, view]),
  );
  const [page] = useState(() => new URL(withPrefix(PLAY_PAGE), window.location.href));

  return (
    <WindowDialog title={words.title} closeName={words.close} onClosed={onClosed}>
      <PlaySection {...{ page, program, name, assets, config, languages, engine }} />
      <section className={styles.section} aria-labelledby="share-text">
        <h3 id="share-text" className={styles.subtitle}>
          {text.title}
        </h3>
        <p>{text.about}</p>
        {link.state === 'failed' && <p role="alert">{words.failed(describeError(link.error))}</p>}
        {link.state === 'loaded' &&
          ('reason' in link.value ? (
            <p role="alert">{link.value.reason}</p>
          ) : (
            <CopiedLink address={link.value.address} name={text.title} done={text.copied} />
          ))}
        {missing.state === 'loaded' && missing.value !== null && (
          <p className={styles.note}>{missing.value}</p>
        )}
      </section>
      <section className={styles.section} aria-labelledby="share-others">
        <h3 id="share-others" className={styles.subtitle}>
          {others.title}
        </h3>
        <p>
          <Button kind="link" onClick={onDownload}>
            {others.download}
          </Button>
          {'. '}
          {others.about}{' '}
          <Link href={`${docsRoot}/atrament-basics/itch/`} target="_blank">
            {others.itch}
          </Link>
          {' · '}
          <Link href={`${docsRoot}/atrament-basics/publish/#hosts`} target="_blank">
            {others.hosts}
          </Link>
        </p>
      </section>
    </WindowDialog>
  );
}
