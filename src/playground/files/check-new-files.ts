import { formatSize } from '../../base/text/format-size';
import { filesMessages as words } from '../../config/messages/files';
import { importMessages } from '../../config/messages/import';
import { safeUrl } from '../../ink/markup/safe-url';
import { assetKind, CUSTOM_CSS, endingOf } from '../../ink/story/asset-kinds';
import { isPortablePath } from '../../ink/story/portable-name';
import type { FoundFile } from '../assets/found-file';
import { checkContent, stylesInUtf8 } from '../import/check-content';
import { normalPath, pathProblem } from '../import/check-path';
import { MAX_TABLE } from '../tables/table-limit';
import { importLimits } from '../import/import-limits';
import { isLargeTable, isTableFile, tablePath } from '../import/table-files';
import { isLitter } from '../import/wanted-files';

/** The files that a game can take, and a sentence about each of the others, or about what is odd. */
export interface CheckedFiles {
  files: ReadonlyMap<string, Blob>;
  said: string[];
}

const { refused } = words;

/** Checks files that are to be added to those of a game. */
export async function checkNewFiles(
  chosen: readonly FoundFile[],
  present: ReadonlyMap<string, Blob>,
): Promise<CheckedFiles> {
  const files = new Map<string, Blob>();
  const said: string[] = [];
  const taken = new Map([...present.keys()].map((path) => [path.toLowerCase(), path]));
  let total = [...present.values()].reduce((sum, { size }) => sum + size, 0);
  for (const { path, blob } of chosen) {
    if (isLitter(path)) continue;
    if (isLargeTable(path, blob)) {
      said.push(refused.size(path, formatSize(MAX_TABLE)));
      continue;
    }
    const isStyle = assetKind(path) === 'style';
    const name = isStyle ? CUSTOM_CSS : await nameOf(path, blob);
    if (name === null) {
      said.push(refused.noLanguage(path));
      continue;
    }
    const checked = await checkContent(name, blob);
    const other = taken.get(name.toLowerCase());
    const problem = pathProblem(path);
    if (endingOf(path) === 'ink') said.push(refused.ink(path));
    else if (assetKind(name) === null) said.push(refused.kind(path));
    else if (problem !== null) said.push(refused.path(path, problem));
    else if (safeUrl(name)?.kind !== 'file') {
      said.push(refused.path(path, importMessages.paths.letters));
    } else if (!isPortablePath(name)) said.push(refused.path(path, importMessages.paths.reserved));
    else if (blob.size > importLimits.file) {
      said.push(refused.size(path, formatSize(importLimits.file)));
    } else if (total + blob.size > importLimits.total) {
      said.push(refused.total(path, formatSize(importLimits.total)));
    } else if (checked === null) said.push(refused.content(path));
    else if (other !== undefined && isTableFile(path)) said.push(refused.sameLanguage(path, other));
    else if (other !== undefined && other !== name) said.push(refused.clash(path, other));
    else {
      if (!checked.isFitting) said.push(importMessages.notes.content(name, checked.ending));
      taken.set(name.toLowerCase(), name);
      files.set(name, isStyle ? await stylesInUtf8(blob) : blob);
      total += blob.size;
    }
  }
  return { files, said };
}

/** The path that a file gets; null for a translation whose language nobody knows. */
async function nameOf(path: string, blob: Blob): Promise<string | null> {
  const normal = normalPath(path);
  return isTableFile(path) ? tablePath(normal, blob, '') : normal;
}

/** Why a file cannot get a name, or null. */
export function nameProblem(
  path: string,
  to: string,
  present: ReadonlyMap<string, Blob>,
): string | null {
  if (pathProblem(to) !== null || safeUrl(to)?.kind !== 'file') return refused.letters;
  if (!isPortablePath(to)) return refused.reserved;
  if (assetKind(to) !== assetKind(path)) return refused.ending(endingOf(path));
  const isTaken = [...present.keys()].some(
    (other) => other !== path && other.toLowerCase() === to.toLowerCase(),
  );
  return isTaken ? refused.taken : null;
}

/** A path that no file has: `picture.png`, `picture-2.png` … */
export function freePath(path: string, present: ReadonlyMap<string, Blob>): string {
  const ending = endingOf(path);
  const stem = path.slice(0, path.length - ending.length - 1);
  const taken = new Set([...present.keys()].map((other) => other.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? path : `${stem}-${number}.${ending}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
