import { APP_FILES_ID, type AppFiles } from '../../base/app-files/app-files';

/** Plain data, for threads. */
export interface DeferOptions {
  /** The code that runs in the page instead. */
  earlyScript: string;
  /** Addresses of the scripts that start the app, in order. */
  scripts: string[];
  /** Addresses of the scripts with a page’s code, by page path. */
  code: Readonly<Record<string, readonly string[]>>;
  pathPrefix: string;
}

const SLICE = /(<!-- slice-start id="_gatsby-scripts[^>]*-->).*?(<!-- slice-end )/s;
const PAGE =
  /<script id="gatsby-script-loader">[^;]*window\.pagePath=(?<path>"[^"]*");.*?<\/script>/s;
const FILES = new RegExp(
  `<script type="application/json" id="${APP_FILES_ID}">(?<files>[^<]*)</script>`,
);
const EARLY = /<script data-early="">[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/;
const NOT_FOUND = /^\/404(?:\.html)?\/?$/;

/**
 * Defers the app of a finished page: lists its files in the page, and adds a small script to its head that fetches
 * them when needed. If this was done before, the list is updated; a document that is not one of Gatsby’s pages is
 * returned unchanged. Gatsby’s markers stay, because it inserts changed scripts between them.
 */
export function deferApp(html: string, options: DeferOptions): string {
  const page = pageOf(html);
  if (page === null) return html;
  const { earlyScript, scripts } = options;
  const files: AppFiles = { page, scripts, ahead: filesAhead(page, options) };
  const json = JSON.stringify(files).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${APP_FILES_ID}">${json}</script>`;
  return html
    .replace(SLICE, '$1$2')
    .replace(PAGE, () => element)
    .replace(FILES, () => element)
    .replace(EARLY, '')
    .replace('</head>', () => `<script data-early="">${earlyScript}</script></head>`);
}

function pageOf(html: string): string | null {
  const path = PAGE.exec(html)?.groups?.path;
  if (path !== undefined) return JSON.parse(path) as string;
  const files = FILES.exec(html)?.groups?.files;
  return files === undefined ? null : (JSON.parse(files) as AppFiles).page;
}

function filesAhead(page: string, { code, pathPrefix }: DeferOptions): AppFiles['ahead'] {
  const ahead = (code[page] ?? []).map((address): ['script', string] => ['script', address]);
  // The address determines which data are requested there.
  if (NOT_FOUND.test(page)) return ahead;
  const name = encodeURI(page.replace(/^\/|\/$/g, '')) || 'index';
  const data = [`${name}/page-data.json`, 'app-data.json'];
  return [
    ...ahead,
    ...data.map((file): ['fetch', string] => ['fetch', `${pathPrefix}/page-data/${file}`]),
  ];
}
