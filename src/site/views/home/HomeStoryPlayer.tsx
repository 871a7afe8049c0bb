import { useCallback, useEffect, useState } from 'react';
import { LoadFailureBox } from '../../../base/browser/LoadFailureBox';
import { lazyComponent } from '../../../base/browser/lazy-component';
import { homeMessages as words } from '../../../config/messages/home';
import type { HomeStory } from '../../../docs/home/home-story';
import type { PlayedStoryProps } from '../../../lessons/sample-views/home/PlayedStory';
import type { StoryMoment } from '../../../lessons/sample-views/home/edit-in-playground';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { RenderedDocument } from '../../mdx/RenderedDocument';
import { keepMoment, keptMoment } from './story-moment';
import * as styles from './HomeStoryPlayer.module.css';

const PlayedStory = lazyComponent<PlayedStoryProps>(
  () =>
    import(/* webpackChunkName: "story" */ '../../../lessons/sample-views/home/PlayedStory').then(
      (module) => module.PlayedStory,
    ),
  { failureTitle: words.playFailed },
);

/** Random parts are the same for everyone who starts the story. */
const SEED = 1;

interface HomeStoryPlayerProps {
  story: HomeStory;
  /** The complete ink of the story, as the page shows it. */
  readInk: () => string;
}

interface Playing {
  ink: string;
  /** Where the player starts: after the choice made on the page, or where the reader left it. */
  moment: StoryMoment;
  takesFocus: boolean;
}

/** The opening of the story as HTML; the first choice loads the player, which then continues with it. */
export function HomeStoryPlayer({ story, readInk }: HomeStoryPlayerProps) {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  /** Why the playground could not be opened. */
  const [notLoaded, setNotLoaded] = useState<unknown>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const moment = keptMoment();
      if (moment !== null) setPlaying({ ink: readInk(), moment, takesFocus: false });
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, with the page’s place in the history.
  }, []);
  const edit = async (): Promise<void> => {
    try {
      const { editInPlayground } =
        await import('../../../lessons/sample-views/home/edit-in-playground');
      await editInPlayground({ source: readInk(), files: {} }, story.title, {
        moves: [],
        seed: SEED,
      });
    } catch (error) {
      setNotLoaded(error);
    }
  };
  return (
    <section aria-label={words.played(story.title)}>
      {!isShown && (
        <div className={styles.page} aria-busy={playing !== null}>
          <div className={styles.passage}>
            {story.paragraphs.map((paragraph, index) => (
              <p key={index}>
                <RenderedDocument nodes={paragraph} />
              </p>
            ))}
          </div>
          <ul className={styles.choices}>
            {story.choices.map((label, index) => (
              <li key={label}>
                <Button
                  kind="bare"
                  className={styles.choice}
                  data-taken={isTaken(playing, index) ? '' : undefined}
                  onClick={() =>
                    setPlaying({
                      ink: readInk(),
                      moment: { moves: [index], seed: SEED },
                      takesFocus: true,
                    })
                  }
                >
                  <Icon name="arrow" className={styles.mark} />
                  {label}
                </Button>
              </li>
            ))}
          </ul>
          <Button kind="link" className={styles.edit} onClick={() => void edit()}>
            {words.edit}
          </Button>
          {notLoaded !== null && (
            <LoadFailureBox
              title={words.playgroundFailed}
              error={notLoaded}
              onRetry={() => {
                setNotLoaded(null);
                void edit();
              }}
            />
          )}
          <p className={styles.withoutScripts}>{words.withoutScripts}</p>
        </div>
      )}
      {playing !== null && (
        <PlayedStory
          title={story.title}
          source={playing.ink}
          moment={playing.moment}
          takesFocus={playing.takesFocus}
          onShown={show}
          onLeave={keepMoment}
        />
      )}
    </section>
  );
}

function isTaken(playing: Playing | null, index: number): boolean {
  return playing?.takesFocus === true && playing.moment.moves[0] === index;
}
