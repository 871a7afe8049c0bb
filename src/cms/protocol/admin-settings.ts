/** The CMS backend, as written in its configuration. */
export interface AdminBackend {
  name: string;
  [option: string]: string | boolean;
}

/** The settings passed to the page at /admin/. */
export interface AdminSettings {
  siteTitle: string;
  siteUrl: string;
  backend: AdminBackend;
  /** Changes go through review: drafts, in review, ready. */
  hasWorkflow: boolean;
  /** Other origins that the CMS contacts. */
  connect: string[];
}

/** The CMS running locally, on the project’s own files. */
export const LOCAL_BACKEND = 'local';

const GITHUB = ['https://api.github.com', 'https://www.githubstatus.com'];

/**
 * Reads from the environment where the CMS of a published site stores changes: `CMS_BACKEND` (github), `CMS_REPO`
 * (owner/name), `CMS_BRANCH` if it is not main, and `CMS_AUTH_URL`, where writers sign in if that is not the site
 * itself. Returns null for a site without a CMS; throws if a setting is missing.
 */
export function publishedSettings(
  env: Readonly<Record<string, string | undefined>>,
  site: { title: string; url: string },
): AdminSettings | null {
  const {
    CMS_BACKEND: name,
    CMS_REPO: repo,
    CMS_BRANCH: branch = 'main',
    CMS_AUTH_URL: authUrl,
  } = env;
  if (name === undefined || name === '') return null;
  if (name !== 'github') {
    throw new Error(
      `CMS_BACKEND is “${name}”. It can only be github; leave it out for a site without /admin/.`,
    );
  }
  if (repo === undefined || !/^[\w.-]+\/[\w.-]+$/.test(repo)) {
    throw new Error('CMS_BACKEND needs CMS_REPO: the repository as owner/name.');
  }
  return {
    siteTitle: site.title,
    siteUrl: site.url,
    backend: { name, branch, repo, base_url: authUrl ?? new URL(site.url).origin },
    hasWorkflow: true,
    connect: GITHUB,
  };
}
