import { SHARED_FIELDS } from '../../base/app-files/shared-files';
import { currentLocale } from '../../config/current-locale';
import { messages } from '../../config/messages';
import { appPicturesMessages } from '../../config/messages/app-pictures';
import type { SiteConfig } from '../../config/site-config';
import { THEME_COLORS } from '../../config/theme-colors';
import type { DocsPage } from '../pages/docs-pages';
import { APP_ICONS } from './app-icons';

interface WebAppManifestOptions {
  site: SiteConfig;
  pathPrefix: string;
  docs: readonly Pick<DocsPage, 'path' | 'docId' | 'trail' | 'isCurrent'>[];
}

/** What the system offers to open in the playground. Zips and pages would make it an archiver and a browser. */
const STORY_FILES = { 'text/plain': ['.ink', '.twee', '.tw'] };

/** What browsers show before they install the app; `scripts/draw-app-pictures.mjs` takes them. No page loads them. */
export const APP_PICTURES = [
  { form: 'wide', address: '/img/app/wide.webp', size: [1280, 800] },
  { form: 'narrow', address: '/img/app/narrow.webp', size: [780, 1688] },
] as const;

/** The manifest with which a browser installs the site as an app. */
export function webAppManifest({ site, pathPrefix, docs }: WebAppManifestOptions): object {
  const { title, description, firstLesson } = site;
  const start = `${pathPrefix}/`;
  const playground = `${pathPrefix}/playground/`;
  const lesson = docs.find(({ docId, isCurrent }) => isCurrent && docId === firstLesson);
  return {
    id: start,
    name: title,
    short_name: title,
    description,
    lang: currentLocale.code,
    dir: currentLocale.direction,
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      { src: `${pathPrefix}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...APP_ICONS.map(({ address, size, purpose }) => ({
        src: pathPrefix + address,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
    screenshots: APP_PICTURES.map(({ form, address, size }) => ({
      src: pathPrefix + address,
      sizes: size.join('x'),
      type: 'image/webp',
      form_factor: form,
      label: appPicturesMessages[form],
    })),
    file_handlers: [{ action: playground, accept: STORY_FILES }],
    share_target: {
      action: playground,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: SHARED_FIELDS.title,
        text: SHARED_FIELDS.text,
        files: [{ name: SHARED_FIELDS.files, accept: Object.entries(STORY_FILES).flat(2) }],
      },
    },
    shortcuts: [
      { name: messages.chrome.playground, url: playground },
      ...(lesson === undefined
        ? []
        : // The name of the course, which the lesson begins.
          [{ name: lesson.trail.at(-2) ?? title, url: pathPrefix + lesson.path }]),
    ],
  };
}
