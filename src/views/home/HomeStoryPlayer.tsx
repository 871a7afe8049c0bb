import { useCallback, useState } from 'react';
import { lazyComponent } from '../../browser/lazy-component';
import { RenderedDocument } from '../../components/mdx/RenderedDocument';
import { Icon } from '../../components/ui/Icon';
import type { HomeStory } from '../../core/home/home-story';
import type { PlayedStoryProps } from '../../playground/home/PlayedStory';
import { homeMessages as words } from '../../site/messages/home';
import * as styles from './HomeStoryPlayer.module.css';

const PlayedStory = lazyComponent<PlayedStoryProps>(
  () => import('../../playground/home/PlayedStory').then((module) => module.PlayedStory),
  { failureTitle: words.playFailed },
);

interface HomeStoryPlayerProps {
  story: HomeStory;
  /** The whole of its ink, as the page shows it. */
  readInk: () => string;
}

interface Playing {
  firstChoice: number;
  ink: string;
}

/** The story’s beginning on paper; the player comes with the first choice, and takes it. */
export function HomeStoryPlayer({ story, readInk }: HomeStoryPlayerProps) {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
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
                <button
                  type="button"
                  className={styles.choice}
                  data-taken={playing?.firstChoice === index ? '' : undefined}
                  onClick={() => setPlaying({ firstChoice: index, ink: readInk() })}
                >
                  <Icon name="arrow" className={styles.mark} />
                  {label}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.withoutScripts}>{words.withoutScripts}</p>
        </div>
      )}
      {playing !== null && (
        <PlayedStory
          title={story.title}
          source={playing.ink}
          firstChoice={playing.firstChoice}
          onShown={show}
        />
      )}
    </section>
  );
}
