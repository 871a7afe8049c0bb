/** Whether this is `gatsby develop`, where drafts show and problems do not stop. */
export function isDevelop(): boolean {
  return process.env.gatsby_executing_command === 'develop';
}

/** Whether the build runs on Netlify, which has redirects and headers of its own. */
export function isNetlify(): boolean {
  return process.env.NETLIFY === 'true';
}

/** Whether this is `npm run write`: the development site with the CMS beside it. */
export function isDesk(): boolean {
  return process.env.ATRAMENT_DESK === 'true';
}
