/**
 * The folder, without a trailing slash, that contains the builds of all languages: the root of this build without
 * this language’s own part.
 */
export function languagesRoot(buildRoot: string, languagePath: string): string {
  const root = buildRoot.replace(/\/$/, '');
  return root.endsWith(languagePath) ? root.slice(0, root.length - languagePath.length) : root;
}
