import { APP_FILES_ID, type AppFiles } from '../../../base/app-files/app-files';

declare global {
  interface Window {
    /** Gatsby reads this when it starts. */
    pagePath?: string;
  }
}

let files: AppFiles | undefined;

/**
 * Fetches and runs the app; if the page is still being parsed, as soon as it is done. `onFailure` is called if one of its
 * scripts fails to load. Called again, it fetches only those that failed, because none may run twice.
 */
export function loadApp(onFailure: () => void): void {
  const element = document.getElementById(APP_FILES_ID);
  if (!element) {
    // It is the last of the page.
    document.addEventListener('DOMContentLoaded', () => loadApp(onFailure));
    return;
  }
  const { page, scripts, ahead } = (files ??= JSON.parse(element.textContent) as AppFiles);
  window.pagePath = page;
  const add = (name: string, properties: object): void =>
    document.head.append(Object.assign(document.createElement(name), properties));
  for (const src of scripts.splice(0)) {
    const onerror = () => {
      scripts.push(src);
      onFailure();
    };
    add('script', { async: false, onerror, src });
  }
  for (const [as, href] of ahead.splice(0))
    add('link', { rel: 'preload', as, href, crossOrigin: as === 'fetch' ? '' : null });
}
