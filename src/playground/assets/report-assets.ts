import { assetKind } from '../../ink/story/asset-kinds';
import { readGlobalTags } from '../../ink/reading/global-tags';
import type { StoryProgram } from '../../ink/story/story-program';
import { fontFace } from '../player/assets/font-face';
import { findFileUses, type FileUse } from './find-file-uses';

/** How the files of a game and its story fit together. */
export interface AssetReport {
  /** The places that name each file. */
  uses: ReadonlyMap<string, readonly FileUse[]>;
  /** Files that the story does not name. */
  unused: readonly string[];
  /** Places that name a file that the game does not have. */
  missing: readonly FileUse[];
}

/** Compares a story with the files of its game; `css` is its style sheet. */
export function reportAssets(
  program: StoryProgram,
  paths: readonly string[],
  css = '',
): AssetReport {
  const present = new Set(paths);
  const found = findFileUses(program, present);
  const uses = new Map<string, FileUse[]>(paths.map((path) => [path, []]));
  const missing: FileUse[] = [];
  for (const use of found) {
    const named = use.isComputed ? paths.filter(fitting(use.path)) : [filePath(use.path)];
    for (const path of named) {
      if (present.has(path)) uses.get(path)?.push(use);
      else missing.push(use);
    }
  }
  const text = [program.source, ...Object.values(program.files)].join('\n');
  const isUsed = (path: string): boolean =>
    (uses.get(path)?.length ?? 0) > 0 || isUsedOtherwise(path, program, text, css);
  return { uses, unused: paths.filter((path) => !isUsed(path)), missing };
}

function isUsedOtherwise(
  path: string,
  { source }: StoryProgram,
  text: string,
  css: string,
): boolean {
  switch (assetKind(path)) {
    case 'style':
    case 'language':
      return true;
    case 'font': {
      const name = fontFace(path).name.toLowerCase();
      const tag = readGlobalTags(source).find((one) => one.name === 'font');
      return tag?.value?.toLowerCase() === name || `${text}\n${css}`.toLowerCase().includes(name);
    }
    default:
      return css.includes(path);
  }
}

/** A path without what the engine ignores. */
export function filePath(path: string): string {
  return path.replace(/^(?:\.\/)+/, '').replace(/\\(.)/g, '$1');
}

function fitting(pattern: string): (path: string) => boolean {
  const parts = pattern.split('*');
  const [head = ''] = parts;
  const tail = parts.at(-1) ?? '';
  return (path) =>
    path.length >= head.length + tail.length && path.startsWith(head) && path.endsWith(tail);
}
