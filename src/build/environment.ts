/** Whether this is `gatsby develop`, where drafts show and problems do not stop. */
export function isDevelop(): boolean {
  return process.env.gatsby_executing_command === 'develop';
}
