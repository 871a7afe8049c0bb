/** The path that a name leads to from a folder; null if it leads out of all folders. */
export function pathFrom(folder: string, name: string): string | null {
  const parts: string[] = [];
  for (const part of `${folder}/${name.replaceAll('\\', '/')}`.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.join('/');
}

/** The folder of a path, without a slash at its end. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The name of a file without its folders and its ending. */
export function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}

/** A path as seen from a folder above it; the path itself if it is elsewhere. */
export function pathWithin(folder: string, path: string): string {
  return folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
