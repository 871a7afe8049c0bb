import { useRef } from 'react';
import type { DocumentNode } from '../../base/tree/document-tree';
import { docsRoot } from '../../config/docs-root';
import { homeMessages as words } from '../../config/messages/home';
import { siteConfig } from '../../config/site-config';
import type { HomeStory } from '../../docs/home/home-story';
import { ContinueLink } from '../../lessons/sample-views/ContinueLink';
import { ButtonLink } from '../../ui/ButtonLink';
import { Link } from '../../ui/Link';
import { OtherTools } from '../../ui/OtherTools';
import { PageMetadata } from '../chrome/PageMetadata';
import { RenderedDocument } from '../mdx/RenderedDocument';
import { useShownCode } from '../mdx/code-block/use-shown-code';
import { Image, type ImageProps } from '../mdx/figure/Image';
import { HomeStoryPlayer } from './home/HomeStoryPlayer';
import { homeChapters } from './home/home-chapters';
import * as styles from './HomeView.module.css';

/** A whole game, as the home page shows it. */
interface ShownGame {
  id: string;
  title: string;
  screen: ImageSource | null;
}

type ImageSource = Pick<ImageProps, 'width' | 'height'> & { address: string };

interface HomeViewProps {
  story: HomeStory;
  /** The story’s ink, highlighted. */
  source: readonly DocumentNode[];
  games: readonly ShownGame[];
}

/** The home page: what the engine is, a story next to its source, and where to start. */
export function HomeView({ story, source, games }: HomeViewProps) {
  const manuscript = useRef<HTMLDivElement>(null);
  const readInk = useShownCode(manuscript, source);
  return (
    <main id="main-content" className={styles.home}>
      <PageMetadata description={siteConfig.description} />
      <header className={styles.hero}>
        <p className={styles.tagline}>{siteConfig.tagline}</p>
        <h1 className={styles.headline}>{words.headline}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.ways}>
          <ButtonLink href={`${docsRoot}/${siteConfig.firstLesson}/`}>{words.begin}</ButtonLink>
          <ButtonLink kind="second" href="/playground/">
            {words.write}
          </ButtonLink>
          <Link href={`${docsRoot}/ink-basics/intro/`}>{words.learnInk}</Link>
          <ContinueLink />
        </p>
        <p className={styles.note}>{words.beginNote}</p>
        <p className={styles.note}>
          <OtherTools lead={words.otherTools} />
        </p>
      </header>

      {/* One line comes down and parts: the story, and the two ways to see it. */}
      <svg className={styles.fork} viewBox="0 0 600 84" aria-hidden="true">
        <path d="M300 0v14C300 54 240 48 150 48S6 52 6 74M300 14c0 40 60 34 150 34s144 4 144 26" />
        <circle cx="6" cy="78" r="4.5" />
        <circle className={styles.taken} cx="594" cy="78" r="5" />
      </svg>

      <div className={styles.spread}>
        <section className={styles.manuscript} aria-labelledby="manuscript">
          <h2 id="manuscript" className={styles.runningHead}>
            {words.manuscript}
            <span className={styles.folio}>{words.manuscriptFile}</span>
          </h2>
          <div ref={manuscript} className={styles.source}>
            <RenderedDocument nodes={source} />
          </div>
        </section>
        <div className={styles.printed}>
          <h2 className={styles.runningHead}>
            {words.printed}
            <span className={styles.folio}>{story.title}</span>
          </h2>
          <HomeStoryPlayer story={story} readInk={readInk} />
        </div>
      </div>

      <ul className={styles.points}>
        {words.points.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <h2 className={styles.pointTitle}>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>

      <nav className={styles.onward} aria-labelledby="onward">
        <h2 id="onward" className={styles.onwardTitle}>
          {words.onward}
        </h2>
        <ol className={styles.chapters}>
          {homeChapters.map(({ title, text, href }) => (
            <li key={href} className={styles.chapter}>
              <Link href={href} className={styles.chapterTitle}>
                {title}
              </Link>
              <span className={styles.chapterText}>{text}</span>
            </li>
          ))}
        </ol>
      </nav>

      <Games games={games} />
    </main>
  );
}

/** Whole games to play and read, each with its first screen. */
function Games({ games }: Pick<HomeViewProps, 'games'>) {
  return (
    <section className={styles.games} aria-labelledby="games">
      <h2 id="games" className={styles.onwardTitle}>
        {words.games}
      </h2>
      <ul className={styles.gameList}>
        {games.map(({ id, title, screen }) => (
          <li key={id} className={styles.game}>
            {screen !== null && (
              <div className={styles.screen}>
                <Image src={screen.address} alt="" width={screen.width} height={screen.height} />
              </div>
            )}
            <Link href={`${docsRoot}/${id}/`} className={styles.chapterTitle}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
