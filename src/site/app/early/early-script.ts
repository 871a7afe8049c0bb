/**
 * Runs in every page before the app has loaded; the build puts it into the head of each page, see
 * build/output/early-script.ts. It must stay small: its bytes come before anything visible.
 */
import { navigationType } from '../../../base/browser/navigation-type';
import { restoreSidebar, toggleCategory } from '../../chrome/early-sidebar';
import { switchColorMode } from '../../color-mode/early-color-mode';
import { copyCode } from '../../mdx/code-block/early-copy';
import { restoreTabs, selectTab } from '../../mdx/tabs/early-tabs';
import { awaitIntent } from './await-intent';
import { collectEarlyActions } from './early-actions';
import { loadApp } from './load-app';

const life = new AbortController();
const { signal } = life;
let isAsked = false;

/** Loads the app; if the page is still being parsed, as soon as it is done. */
function load(): void {
  if (isAsked) return;
  isAsked = true;
  if (document.readyState !== 'loading') loadApp(onFailure);
  else document.addEventListener('DOMContentLoaded', () => loadApp(onFailure));
}

/** The page may be older than the site, whose files have been renamed since: reloading it fixes that. */
function onFailure(): void {
  const reload = () => location.reload();
  // What was clicked would only lead to the browser’s error page.
  if (!navigator.onLine) addEventListener('online', reload);
  else if (!signal.aborted && !actions.giveUp() && navigationType() !== 'reload') reload();
}

const actions = collectEarlyActions({
  controls: [switchColorMode, selectTab, copyCode, toggleCategory],
  life,
  onWait: load,
});
window.docsEarly = { ...actions, restoreSidebar };
restoreTabs();
awaitIntent(load, signal);
