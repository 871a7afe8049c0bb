/**
 * What every page runs before the app has come; the build bundles it into the head of each, see
 * build/output/early-script.ts. It must stay small: its bytes come before anything is seen.
 */
import { switchColorMode } from '../../color-mode/early-color-mode';
import { navigationType } from '../../browser/navigation-type';
import { restoreSidebar, toggleCategory } from '../../components/chrome/early-sidebar';
import { copyCode } from '../../components/mdx/code-block/early-copy';
import { restoreTabs, selectTab } from '../../components/mdx/tabs/early-tabs';
import { awaitIntent } from './await-intent';
import { collectEarlyActions } from './early-actions';
import { loadApp } from './load-app';

const life = new AbortController();
const { signal } = life;
let isAsked = false;

/** Asks for the app; while the page is still being read, as soon as it has been. */
function load(): void {
  if (isAsked) return;
  isAsked = true;
  if (document.readyState !== 'loading') loadApp(onFailure);
  else document.addEventListener('DOMContentLoaded', () => loadApp(onFailure));
}

/** The page may be older than the site, whose files have other names since: loaded anew, it names them. */
function onFailure(): void {
  if (signal.aborted || actions.giveUp()) return;
  if (navigator.onLine && navigationType() !== 'reload') location.reload();
}

const actions = collectEarlyActions({
  controls: [switchColorMode, selectTab, copyCode, toggleCategory],
  life,
  onWait: load,
});
window.docsEarly = { ...actions, restoreSidebar };
restoreTabs();
awaitIntent(load, signal);
