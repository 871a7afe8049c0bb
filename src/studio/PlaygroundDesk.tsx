import { useState } from 'react';
import type { Starter } from '../core/starters/starters-of';
import { playgroundMessages as words } from '../site/messages/playground';
import {
  readKeptPrograms,
  readStoredProgram,
  storeKeptPrograms,
  storeProgram,
} from './stored-program';
import { isSameProgram, type StoryProgram } from '../core/story/story-program';
import { useSharedPlay } from '../workshop/share/use-shared-play';
import { programName } from './program-name';
import { StudioDesk } from './StudioDesk';
import * as styles from './PlaygroundDesk.module.css';

const SEED = 1;

export interface PlaygroundDeskProps {
  starters: readonly Starter[];
  /** The hash of the page’s address if it contains a play. */
  hash: string | null;
}

/** A story on the desk, and where it comes from. */
interface Opened {
  /** Changes with each story that is put on the desk, so that the player restarts. */
  key: number;
  /** The text before the user’s changes; null for a story that is the user’s own. */
  original: StoryProgram | null;
  /** The starter that it was opened from, selected in the list. */
  slug: string;
}

/** The playground’s desk: it opens the story from a link, the user’s last story, or a starter. */
export function PlaygroundDesk({ starters, hash }: PlaygroundDeskProps) {
  const { isReading, play, problem } = useSharedPlay(hash);
  const [stored] = useState(readStoredProgram);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [edited, setEdited] = useState<StoryProgram | null>(null);
  const [kept, setKept] = useState(readKeptPrograms);

  if (isReading) return null;
  const shared = play && programOf(play);
  const first = shared ?? stored ?? starterProgram(starters[0]);
  const { key, original, slug } = opened ?? {
    key: 0,
    original: shared ?? (stored === null ? starterProgram(starters[0]) : null),
    slug: shared === null && stored === null ? (starters[0]?.slug ?? '') : '',
  };
  const starter = starters.find((one) => isSameProgram(programOf(one), original));
  const isFirst = opened === null;
  const program = edited ?? first;
  const keep = (own: StoryProgram | null, without: StoryProgram | null = null): void => {
    const others = kept.filter((one) => ![own, without].some((other) => isSameProgram(one, other)));
    const next = own === null ? others : [...others, own];
    setKept(next);
    storeKeptPrograms(next);
  };
  // The user’s text is kept when they open another story, however many they open.
  const put = (next: StoryProgram, nextOriginal: StoryProgram | null, nextSlug = ''): void => {
    keep(isSameProgram(program, original) ? null : program, next);
    setOpened({ key: (opened?.key ?? 0) + 1, original: nextOriginal, slug: nextSlug });
    setEdited(next);
  };
  const change = (changed: StoryProgram): void => {
    if (edited === null && shared !== null) {
      // From now on, the text is the user’s own: it replaces the last one, and is restored with the page.
      if (stored !== null && !isSameProgram(stored, shared)) keep(stored);
      window.history.replaceState(window.history.state, '', window.location.pathname);
    }
    setEdited(changed);
    storeProgram(changed);
  };
  const own =
    (shared !== null && isFirst && edited === null ? stored : null) ?? kept.at(-1) ?? null;
  return (
    <>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem} {stored === null ? words.sharedBroken : words.sharedBrokenOwn}
        </p>
      )}
      <StudioDesk
        key={key}
        program={program}
        original={original}
        resetName={starter === undefined ? words.resetLink : words.backTo(starter.title)}
        onReset={() => original !== null && put(original, original, slug)}
        compiled={starter === undefined ? null : original}
        start={{
          screen: 'game',
          moves: isFirst ? (play?.moves ?? []) : [],
          seed: isFirst ? (play?.seed ?? SEED) : SEED,
        }}
        firstTab={isFirst && play !== null ? 'play' : 'write'}
        head={
          <>
            <label className={styles.starters}>
              {words.starters}
              <select
                value={slug}
                onChange={({ target }) => {
                  const chosen = starters.find((one) => one.slug === target.value);
                  if (chosen !== undefined) put(programOf(chosen), programOf(chosen), chosen.slug);
                }}
              >
                <option value="">{words.choose}</option>
                {starters.map(({ slug: name, title, about }) => (
                  <option key={name} value={name}>
                    {title} – {about}
                  </option>
                ))}
              </select>
            </label>
            {own !== null && (
              <button
                type="button"
                className={styles.back}
                onClick={() => {
                  put(own, null);
                  storeProgram(own);
                }}
              >
                {words.back(programName(own))}
              </button>
            )}
          </>
        }
        onChange={change}
      />
    </>
  );
}

function starterProgram(starter: Starter | undefined): StoryProgram {
  return starter === undefined ? { source: '', files: {} } : programOf(starter);
}

function programOf({ source, files }: StoryProgram): StoryProgram {
  return { source, files };
}
