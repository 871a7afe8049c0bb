/**
 * Runs in every page before the app has loaded; the build puts it into the head of each page, see
 * build/output/early-script.ts. It must stay small: its bytes come before anything visible.
 */
import { OFFLINE } from '../../../base/browser/early-control';
import { navigationType } from '../../../base/browser/navigation-type';
import { restoreSidebar, toggleCategory } from '../../chrome/early-sidebar';
import { switchColorMode } from '../../color-mode/early-color-switch';
import { copyCode } from '../../mdx/code-block/early-copy';
import { restoreTabs, selectTab } from '../../mdx/tabs/early-tabs';
import { awaitIntent } from './await-intent';
import { collectEarlyActions } from './early-actions';
import { loadApp } from './load-app';

const life = new AbortController();
const { signal } = life;

const load = (): void => loadApp(onFailure);

let checking: Promise<void> | undefined;
let hasTriedAgain = false;

/**
 * The connection may have been lost for a moment, so what failed is fetched once more. If it fails again, the page is older
 * than the site, whose files have been renamed since: reloading it fixes that. If the site cannot be reached, reloading would
 * only lead to the browser’s error page: a notice says so, and the next use of a control tries again.
 */
function onFailure(): void {
  checking ??= fetch('', { cache: 'reload' }).then(
    () => {
      checking = undefined;
      if (!hasTriedAgain) {
        hasTriedAgain = true;
        load();
      } else if (!signal.aborted && !actions.giveUp() && navigationType() !== 'reload')
        location.reload();
    },
    () => {
      checking = undefined;
      document.documentElement.toggleAttribute(OFFLINE, true);
      addEventListener('online', load);
    },
  );
}

const actions = collectEarlyActions({
  controls: [switchColorMode, selectTab, copyCode, toggleCategory],
  life,
  onWait: load,
});
window.docsEarly = { ...actions, restoreSidebar };
restoreTabs();
awaitIntent(load, signal);
// Firefox keeps what the app has set for the entry, although it is set back when a document is left: the next reload,
// before the app runs, would lose the position.
addEventListener('load', () => {
  history.scrollRestoration = 'auto';
});
