import { createRequire } from 'node:module';
import path from 'node:path';
import { siteConfig } from '../../config/site-config';

const requireFromProject = createRequire(path.join(process.cwd(), 'package.json'));

function versionOf(manifest: string): string {
  const { version } = requireFromProject(manifest) as { version: string };
  return version;
}

/** The site’s metadata in GraphQL: its name, its own version and its framework’s. */
export const siteMetadata = {
  title: siteConfig.title,
  tagline: siteConfig.tagline,
  description: siteConfig.description,
  siteUrl: siteConfig.url,
  siteVersion: versionOf('./package.json'),
  frameworkVersion: versionOf('gatsby/package.json'),
  versions: siteConfig.versions,
  locales: siteConfig.locales,
};
