import type { ReactElement } from 'react';
import { InlineScript } from '../../base/browser/InlineScript';
import { docsRoot } from '../../config/docs-root';
import { baseUrlMessages } from '../../config/messages/base-url';
import { type SiteConfig, siteConfig } from '../../config/site-config';
import { THEME_COLORS } from '../../config/theme-colors';
import { continueScript } from '../../lessons/sample-views/continue-script';
import { announcementScript } from '../announcement/announcement-script';
import { colorModeScript } from '../color-mode/color-mode-before-paint';
import { addressScript } from '../navigation/address-script';
import { baseUrlScript } from '../navigation/base-url-script';
import { NOT_FOUND_PATH } from './not-found-path';

const config: SiteConfig = siteConfig;

/** Whether a page leads readers of the course to where they go on. */
const leadsOn = (path: string): boolean =>
  path === '/' || path === `${docsRoot}/` || path.startsWith(`${docsRoot}/category/`);

interface HeadElementsOptions {
  /** Path of the page within the site. */
  path: string;
  pathPrefix: string;
  /** Address of the font used at the top of the page. */
  fontHref: string;
}

/**
 * What the head needs before the first paint. The scripts contain only the site’s configuration, so a
 * Content-Security-Policy can allow them by their hashes.
 */
export function headElements({ path, pathPrefix, fontHref }: HeadElementsOptions): ReactElement[] {
  const { announcement, defaultColorMode } = config;
  const isNotFoundPage = NOT_FOUND_PATH.test(path);
  // One element: the policy of each page names the hash of every script, and hashes do not compress.
  const script = [
    addressScript({ isNotFoundPage }),
    colorModeScript(defaultColorMode),
    announcement === null ? '' : announcementScript(announcement),
    leadsOn(path) ? continueScript() : '',
    path === '/' ? baseUrlScript({ pathPrefix, words: baseUrlMessages }) : '',
  ]
    .filter((text) => text !== '')
    .join(';\n');
  return [
    <meta
      key="theme-color-light"
      name="theme-color"
      media="(prefers-color-scheme: light)"
      content={THEME_COLORS.light}
    />,
    <meta
      key="theme-color-dark"
      name="theme-color"
      media="(prefers-color-scheme: dark)"
      content={THEME_COLORS.dark}
    />,
    <InlineScript key="script" text={script} />,
    <link key="icon" rel="icon" type="image/svg+xml" href={`${pathPrefix}/favicon.svg`} />,
    // Only builds write these files.
    ...(process.env.NODE_ENV === 'development'
      ? []
      : [
          <link key="manifest" rel="manifest" href={`${pathPrefix}/manifest.webmanifest`} />,
          <link
            key="search"
            rel="search"
            type="application/opensearchdescription+xml"
            title={config.title}
            href={`${pathPrefix}/opensearch.xml`}
          />,
        ]),
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={fontHref}
      crossOrigin="anonymous"
    />,
  ];
}
