import { currentLocale } from '../../config/current-locale';
import { messages } from '../../config/messages';
import type { SiteConfig } from '../../config/site-config';
import { THEME_COLORS } from '../../config/theme-colors';
import type { DocsPage } from '../pages/docs-pages';
import { APP_ICONS } from './app-icons';

interface WebAppManifestOptions {
  site: SiteConfig;
  pathPrefix: string;
  docs: readonly Pick<DocsPage, 'path' | 'docId' | 'trail' | 'isCurrent'>[];
}

/** The manifest with which a browser installs the site as an app. */
export function webAppManifest({ site, pathPrefix, docs }: WebAppManifestOptions): object {
  const { title, description, firstLesson } = site;
  const start = `${pathPrefix}/`;
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
    shortcuts: [
      { name: messages.chrome.playground, url: `${pathPrefix}/playground/` },
      ...(lesson === undefined
        ? []
        : // The name of the course, which the lesson begins.
          [{ name: lesson.trail.at(-2) ?? title, url: pathPrefix + lesson.path }]),
    ],
  };
}
