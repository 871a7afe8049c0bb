import { lazyComponent } from '../../base/browser/lazy-component';
import { playPageMessages as words } from '../../config/messages/play-page';
import { AppMissing } from '../../ui/AppMissing';
import { Link } from '../../ui/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PageMetadata } from '../chrome/PageMetadata';
import * as styles from './PlayView.module.css';

const LinkedGame = lazyComponent<object>(
  () =>
    import(/* webpackChunkName: "linked" */ '../../playground/game/LinkedGame').then(
      (module) => module.LinkedGame,
    ),
  {
    placeholder: <VisuallyHidden as="h1">{words.title}</VisuallyHidden>,
    failureTitle: words.failed,
  },
);

/** The story of a link, with nothing around it. */
export function PlayView() {
  return (
    <div className={styles.page}>
      <main id="main-content" data-app-now="">
        <PageMetadata title={words.title} description={words.description} isUnlisted />
        <noscript>
          <p className={styles.needs}>{words.needsScripts}</p>
        </noscript>
        <AppMissing path={null}>{words.reload}</AppMissing>
        <LinkedGame />
      </main>
      <footer className={styles.made}>
        <Link href="/">{words.made}</Link>
      </footer>
    </div>
  );
}
