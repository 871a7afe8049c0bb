import { useMemo } from 'react';
import { lazyComponent } from '../../base/browser/lazy-component';
import { docsRoot } from '../../config/docs-root';
import { playgroundMessages as words } from '../../config/messages/playground';
import type { Starter } from '../../ink/story/starters-of';
import type { PlaygroundProps } from '../../playground/studio/Playground';
import { PLAY_WINDOW } from '../../playground/play-window/window-messages';
import type { Difference } from '../../playground/studio/playground-page';
import { AppMissing } from '../../ui/AppMissing';
import { Link } from '../../ui/Link';
import { PageMetadata } from '../chrome/PageMetadata';
import { usePageBar } from '../chrome/page-bar';
import { useColorMode } from '../color-mode/ColorModeProvider';
import { loadSearch } from '../search/SearchTrigger';
import * as styles from './PlaygroundView.module.css';

const Playground = lazyComponent<PlaygroundProps>(
  () => import('../../playground/studio/Playground').then((module) => module.Playground),
  { failureTitle: words.failed },
);

interface PlaygroundViewProps {
  starters: readonly Starter[];
  differences: readonly Difference[];
}

/** The playground, which fills the window: what the page says is for those who listen to it or have no scripts. */
export function PlaygroundView({ starters, differences }: PlaygroundViewProps) {
  const bar = usePageBar();
  const { cycle } = useColorMode();
  const page = useMemo(
    () => ({
      bar,
      differences,
      actions: [
        { name: words.search, key: 'Mod-k', run: () => loadSearch() },
        { name: words.colors, run: cycle },
      ],
    }),
    [bar, differences, cycle],
  );
  return (
    <main id="main-content" className={styles.page} data-app-now="">
      <PageMetadata title={words.title} description={words.description} />
      <div id={PLAY_WINDOW} className={styles.words}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        <noscript>
          <p>{words.needsScripts}</p>
          <p>
            <Link href={`${docsRoot}/ink-basics/intro/`}>{words.learn}</Link>
          </p>
          <p>
            <Link href={`${docsRoot}/playground/`}>{words.about}</Link>
          </p>
        </noscript>
      </div>
      <div className={styles.window}>
        <AppMissing path="/playground/" />
        <Playground starters={starters} page={page} />
      </div>
    </main>
  );
}
