import { useRef } from 'react';
import type { HomeStory } from '../../core/home/home-story';
import { RenderedDocument } from '../../components/mdx/RenderedDocument';
import { Icon } from '../../components/ui/Icon';
import { homeMessages as words } from '../../site/messages/home';
import * as styles from './HomeStoryPlayer.module.css';
import { usePlay } from './use-play';

interface HomeStoryPlayerProps {
  story: HomeStory;
}

/** The story on paper: what is chosen is answered below what was read. */
export function HomeStoryPlayer({ story }: HomeStoryPlayerProps) {
  const page = useRef<HTMLDivElement>(null);
  const { passages, choices, isOver, choose, restart } = usePlay(story, page);
  return (
    <section aria-label={words.played(story.title)}>
      <div ref={page} className={styles.page}>
        <div aria-live="polite">
          {passages.map(({ choice, paragraphs }, index) => (
            <div
              key={index}
              className={styles.passage}
              data-passage={index === passages.length - 1 ? 'latest' : 'read'}
            >
              {choice !== null && <p className={styles.chosen}>{choice}</p>}
              {paragraphs.map((paragraph, place) => (
                <p key={place}>
                  <RenderedDocument nodes={paragraph} />
                </p>
              ))}
            </div>
          ))}
          {isOver && <p className={styles.end}>{words.end}</p>}
        </div>
        {isOver ? (
          <p className={styles.again}>
            <button key="again" type="button" className={styles.choice} onClick={restart}>
              {words.again}
            </button>
          </p>
        ) : (
          <ul className={styles.choices}>
            {choices.map(({ label }, index) => (
              <li key={label}>
                <button type="button" className={styles.choice} onClick={() => choose(index)}>
                  <Icon name="arrow" className={styles.mark} />
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.withoutScripts}>{words.withoutScripts}</p>
      </div>
    </section>
  );
}
