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
export const DESK_BACKEND = 'desk';

const HOSTS: Record<string, string[]> = {
  github: ['https://api.github.com', 'https://www.githubstatus.com'],
  gitlab: ['https://gitlab.com'],
  'git-gateway': ['https://api.netlify.com', 'https://www.githubstatus.com'],
};

/**
 * Reads from the environment which backend the CMS of a published site uses: `CMS_BACKEND` (git-gateway, github or
 * gitlab), `CMS_REPO` (owner/name) for the latter two, and `CMS_BRANCH` if it is not main. Returns null for a site
 * without a CMS; throws if a setting is missing.
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
  const connect = HOSTS[name];
  if (connect === undefined) {
    throw new Error(
      `CMS_BACKEND is “${name}”. It can be ${Object.keys(HOSTS).join(', ')}; leave it out for a site without /admin/.`,
    );
  }
  if (name !== 'git-gateway' && !/^[\w.-]+\/[\w./-]+$/.test(repo ?? '')) {
    throw new Error(
      `CMS_BACKEND is “${name}”, which needs CMS_REPO: the repository as owner/name.`,
    );
  }
  return {
    siteTitle: site.title,
    siteUrl: site.url,
    backend: {
      name,
      branch,
      ...(repo !== undefined && name !== 'git-gateway' && { repo }),
      ...(authUrl !== undefined && { base_url: authUrl }),
    },
    hasWorkflow: true,
    connect,
  };
}
