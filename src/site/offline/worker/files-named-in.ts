/** What can hold the address of a file: an attribute, a JSON string, `url(…)`, a list of pictures. */
const ADDRESS = /["'(,\s](\/[^"'()\s,?#<>\\]+\.\w+)/g;
/** The archive of a whole game stands in a page’s data without its folder. */
const ARCHIVE = /"([\w.-]+\.[\da-f]{12}\.zip)\\?"/g;

/** The addresses of files that a text names, without the path prefix: pictures, fonts, scripts, styles. */
export function filesNamedIn(text: string, pathPrefix: string): string[] {
  const named = [...text.matchAll(ADDRESS)].flatMap(([, path = '']) =>
    path.startsWith(`${pathPrefix}/`) ? [path.slice(pathPrefix.length)] : [],
  );
  const archives = [...text.matchAll(ARCHIVE)].map(([, name = '']) => `/games/${name}`);
  return [...new Set([...named, ...archives])];
}
