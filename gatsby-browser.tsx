import './src/ui/styles/global.css';
import type { GatsbyBrowser } from 'gatsby';
import { replayActions } from './src/site/app/early/replay-actions';
import { renderRoot } from './src/site/app/render-root';
import { holdCompositionKeys } from './src/base/browser/composition-keys';
import { keepTextInPlace } from './src/base/browser/translated-text';
import {
  completeNavigation,
  listenBeforeGatsby,
  prepareNavigation,
  startNavigation,
} from './src/site/navigation/navigation';
import { noteOpened } from './src/site/offline/note-opened';
import { watchTips } from './src/site/tips/watch-tips';

listenBeforeGatsby();
holdCompositionKeys();
keepTextInPlace();

export { wrapPageElement, wrapRootElement } from './src/site/app/wrap-elements';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = prepareNavigation;
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  startNavigation();
  watchTips();
  replayActions();
  // In a build the condition is false when it is read, and the import is not there.
  if (process.env.NODE_ENV === 'development') {
    void import('./src/site/problems-panel/mount-problems-panel').then(({ mountProblemsPanel }) =>
      mountProblemsPanel(),
    );
  }
};
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = (update) => {
  completeNavigation(update);
  noteOpened();
};

/** Scrolling is ours alone (src/site/navigation/route-scroll.ts): Gatsby's prefers the fragment on Back. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

export const replaceHydrateFunction = () => renderRoot;
