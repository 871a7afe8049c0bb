import { importMessages as words } from '../../config/messages/import';
import type { FoundFile } from '../assets/found-file';
import { normalPath, pathProblem } from './check-path';
import { isZip } from './find-files';
import { importLimits } from './import-limits';
import { readZip, type FoundFiles } from './read-zip';
import { Refusal } from './refusal';
import { isLitter, isWanted } from './wanted-files';

/** The files that an import can use: those of a zip, or those that were chosen. Throws a `Refusal`. */
export async function findFiles(chosen: readonly FoundFile[]): Promise<FoundFiles> {
  const [first] = chosen;
  if (first === undefined) throw new Refusal(words.empty);
  if (chosen.length === 1 && isZip(first.path)) return readZip(first.blob);
  if (chosen.length > importLimits.entries) {
    throw new Refusal(words.tooMany(chosen.length, importLimits.entries));
  }
  const present = chosen.filter(({ path }) => !isLitter(path));
  const files = present.filter(({ path }) => isWanted(path));
  let total = 0;
  for (const { path, blob } of files) {
    const problem = pathProblem(path);
    if (problem !== null) throw new Refusal(words.badPath(path, problem));
    if (blob.size > importLimits.file) throw new Refusal(words.tooLarge(path, importLimits.file));
    total += blob.size;
  }
  if (total > importLimits.total) throw new Refusal(words.tooMuch(importLimits.total));
  return {
    files: files.map(({ path, blob }) => ({ path: normalPath(path), blob })),
    leftOut: present.filter(({ path }) => !isWanted(path)).map(({ path }) => path),
  };
}
