/**
 * The folder, without a trailing slash, in which the builds of all languages are served: the root of this
 * build without the part that is this language's own.
 */
export function languagesRoot(buildRoot: string, languagePath: string): string {
  const root = buildRoot.replace(/\/$/, '');
  return root.endsWith(languagePath) ? root.slice(0, root.length - languagePath.length) : root;
}
