/** Whether this is `gatsby develop`, which shows drafts and does not stop at problems. */
export function isDevelop(): boolean {
  return process.env.gatsby_executing_command === 'develop';
}

/** Whether this is a process that Gatsby has started beside its own, to query or to render pages. */
export function isGatsbyWorker(): boolean {
  return process.env.GATSBY_WORKER_ID !== undefined;
}

/** Whether the build runs on Netlify, which has its own redirects and headers. */
export function isNetlify(): boolean {
  return process.env.NETLIFY === 'true';
}

/** Whether this is `npm run write`: the development site with the CMS. */
export function hasCms(): boolean {
  return process.env.ATRAMENT_CMS === 'true';
}
