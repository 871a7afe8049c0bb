import { importMessages as words } from '../../site/messages/import';
import { importLimits } from './import-limits';

// eslint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/;

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
