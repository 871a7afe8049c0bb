import { lazyComponent } from '../../base/browser/lazy-component';
import { docsRoot } from '../../config/docs-root';
import { playgroundMessages as words } from '../../config/messages/playground';
import type { Starter } from '../../ink/story/starters-of';
import type { PlaygroundProps } from '../../playground/studio/Playground';
import { AppMissing } from '../../ui/AppMissing';
import { Link } from '../../ui/Link';
import { PageMetadata } from '../chrome/PageMetadata';
import { PlaygroundDifferences, type ShownDifference } from './playground/PlaygroundDifferences';
import { PlaygroundKeys } from './playground/PlaygroundKeys';
import * as styles from './PlaygroundView.module.css';

const Playground = lazyComponent<PlaygroundProps>(
  () => import('../../playground/studio/Playground').then((module) => module.Playground),
  { failureTitle: words.failed },
);

interface PlaygroundViewProps {
  starters: readonly Starter[];
  differences: readonly ShownDifference[];
}

/** The playground: the editor, and the story next to it. */
export function PlaygroundView({ starters, differences }: PlaygroundViewProps) {
  return (
    <main id="main-content" className={styles.page} data-app-now="">
      <PageMetadata title={words.title} description={words.description} />
      <header className={styles.header}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>
          {words.lead} <Link href={`${docsRoot}/ink-basics/intro/`}>{words.learn}</Link>
        </p>
      </header>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <AppMissing path="/playground/" />
      <div className={styles.studio}>
        <Playground starters={starters} />
      </div>
      <PlaygroundKeys />
      <PlaygroundDifferences differences={differences} />
    </main>
  );
}
