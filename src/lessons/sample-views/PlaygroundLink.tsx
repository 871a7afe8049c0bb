import { useEffect, useState } from 'react';
import { workshopMessages as words } from '../../config/messages/workshop';
import type { StoryProgram } from '../../ink/story/story-program';
import { Link } from '../../ui/Link';
import * as styles from './SampleVersions.module.css';

const PLAYGROUND = '/playground/';

interface PlaygroundLinkProps {
  program: StoryProgram;
  /** Whether the reader has changed the sample, so that it becomes a project at once. */
  isOwn: boolean;
}

/** A link that opens the present text of a sample in the playground. */
export function PlaygroundLink({ program, isOwn }: PlaygroundLinkProps) {
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    let isStale = false;
    const read = async (): Promise<string | null> => {
      const { encodeShareHash } = await import('../../playground/share/share-link');
      const encoded = await encodeShareHash({ ...program, moves: [], seed: 1 });
      return encoded.isOk ? encoded.value : null;
    };
    read().then(
      (found) => {
        if (!isStale) setHash(found);
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [program]);
  return hash === null ? null : (
    <Link
      href={`${PLAYGROUND}${isOwn ? '?write&keep' : '?write'}${hash}`}
      className={styles.playground}
    >
      {words.openInPlayground}
    </Link>
  );
}
