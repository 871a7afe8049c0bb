import { importMessages as words } from '../../config/messages/import';
import { importLimits } from './import-limits';

/** What cannot be seen, or changes the direction of what can. */
const CONTROLS = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** A path with `/` between its parts, and without `./`. */
export function normalPath(path: string): string {
  return path
    .normalize()
    .replaceAll('\\', '/')
    .split('/')
    .filter((part, place) => part !== '.' && (part !== '' || place === 0))
    .join('/');
}

/** Why a path could lead out of the game’s folder, or is no path, as part of a sentence; null if it is safe. */
export function pathProblem(path: string): string | null {
  const { paths } = words;
  if (CONTROLS.test(path)) return paths.controls;
  const normal = normalPath(path);
  if (normal === '' || normal.startsWith('/')) return paths.absolute;
  if (/^[a-z]:/i.test(normal)) return paths.drive;
  if (normal.split('/').some((part) => /^\.\.[. ]*$/.test(part))) return paths.parent;
  return normal.length > importLimits.path ? paths.long : null;
}
