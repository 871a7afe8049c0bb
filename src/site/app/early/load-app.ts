import { APP_FILES_ID, type AppFiles } from '../../../base/app-files/app-files';

declare global {
  interface Window {
    /** Gatsby reads this when it starts. */
    pagePath?: string;
  }
}

/** Fetches and runs the app; `onFailure` is called if one of its scripts fails to load. */
export function loadApp(onFailure: () => void): void {
  const element = document.getElementById(APP_FILES_ID);
  if (!element) return;
  const { page, scripts, ahead } = JSON.parse(element.textContent) as AppFiles;
  window.pagePath = page;
  const add = (name: string, properties: object): void =>
    document.head.append(Object.assign(document.createElement(name), properties));
  for (const src of scripts) add('script', { async: false, onerror: onFailure, src });
  for (const [as, href] of ahead) {
    add('link', { rel: 'preload', as, href, ...(as === 'fetch' && { crossOrigin: 'anonymous' }) });
  }
}
