import { placeOfInclude } from '../../ink/story/write-global-tag';
import { includedNames, renameIncludes } from '../../ink/story/include-lines';
import { isPortablePath } from '../../ink/story/portable-name';
import {
  isFileName,
  MAIN_FILE,
  PROJECT_LIMITS,
  type StoryProgram,
} from '../../ink/story/story-program';
import { withoutComments } from '../../ink/reading/comments';

/** The files of a story, and which one is open; null for the main one. */
export interface FileSet {
  program: StoryProgram;
  open: string | null;
}

/** A file by name. */
export interface NamedText {
  name: string;
  text: string;
}

export type FileAction =
  | { type: 'edit'; text: string }
  | { type: 'open'; name: string | null }
  | { type: 'add'; files: readonly NamedText[] }
  | { type: 'rename'; name: string; to: string }
  | { type: 'delete'; name: string };

export type NameProblem = 'empty' | 'letters' | 'reserved' | 'taken' | 'too-many';

/** A change to the files of a story. */
export function changeFiles(set: FileSet, action: FileAction): FileSet {
  const { program, open } = set;
  switch (action.type) {
    case 'edit':
      return open === null
        ? { ...set, program: { ...program, source: action.text } }
        : { ...set, program: { ...program, files: { ...program.files, [open]: action.text } } };
    case 'open':
      return action.name === null || action.name in program.files
        ? { ...set, open: action.name }
        : set;
    case 'add':
      return addFiles(set, action.files);
    case 'rename':
      return renameFile(set, action.name, action.to);
    case 'delete':
      return deleteFile(set, action.name);
  }
}

/** A name as written after INCLUDE: with its extension, folders separated by `/`. */
export function normaliseFileName(name: string): string {
  const trimmed = name
    .normalize()
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
  return trimmed === '' || /\.ink$/i.test(trimmed)
    ? trimmed.replace(/\.ink$/i, '.ink')
    : `${trimmed}.ink`;
}

/**
 * Why a name for another file is invalid, or null. Names that differ only in case count as the same: some disks
 * ignore case.
 */
export function checkFileName(
  name: string,
  program: StoryProgram,
  own?: string,
): NameProblem | null {
  const names = Object.keys(program.files);
  if (name === '' || name === '.ink') return 'empty';
  if (!isFileName(name)) return 'letters';
  if (!isPortablePath(name.replace(/\.ink$/, ''))) return 'reserved';
  const isTaken = names.some((other) => other !== own && sameName(other, name));
  if (isTaken || sameName(name, MAIN_FILE)) return 'taken';
  return own === undefined && names.length >= PROJECT_LIMITS.files ? 'too-many' : null;
}

/**
 * Adds files under names that are free, and includes those that no file includes. If nothing was written yet, the
 * file that includes the others becomes the main one.
 */
function addFiles({ program, open }: FileSet, added: readonly NamedText[]): FileSet {
  let rest = [...added];
  let { source } = program;
  if (source.trim() === '' && rest.some(({ text }) => text.trim() !== '')) {
    const root =
      rest.find(({ name }) => !rest.some((other) => includes(other.text, name))) ?? rest[0];
    source = root?.text ?? source;
    rest = rest.filter((file) => file !== root);
  }
  let next: StoryProgram = { source, files: program.files };
  let last: string | null = rest.length === 0 ? null : open;
  for (const { name, text } of rest) {
    const free = freeName(name, next);
    next = { ...next, files: { ...next.files, [free]: text } };
    last = free;
  }
  const texts = [next.source, ...Object.values(next.files)];
  const loose = Object.keys(next.files).filter(
    (name) => !(name in program.files) && !texts.some((text) => includes(text, name)),
  );
  return { program: { ...next, source: withIncludes(next.source, loose) }, open: last };
}

function renameFile(set: FileSet, name: string, to: string): FileSet {
  const { program, open } = set;
  if (checkFileName(to, program, name) !== null || !(name in program.files)) return set;
  const rename = (text: string) =>
    renameIncludes(text, (included) => (included === name ? to : included));
  const files = Object.entries(program.files).map(([other, text]) => [
    other === name ? to : other,
    rename(text),
  ]);
  return {
    program: {
      source: rename(program.source),
      files: Object.fromEntries(files) as Record<string, string>,
    },
    open: open === name ? to : open,
  };
}

function deleteFile({ program, open }: FileSet, name: string): FileSet {
  const remove = (text: string) =>
    text.replace(INCLUDE_WHOLE_LINES, (line, included: string) =>
      included.trim() === name ? '' : line,
    );
  const files = Object.entries(program.files)
    .filter(([other]) => other !== name)
    .map(([other, text]) => [other, remove(text)]);
  return {
    program: {
      source: remove(program.source),
      files: Object.fromEntries(files) as Record<string, string>,
    },
    open: open === name ? null : open,
  };
}

const INCLUDE_WHOLE_LINES = /^[ \t]*INCLUDE[ \t]+(.*)(?:\n|$)/gm;

function includes(text: string, name: string): boolean {
  return includedNames(text).includes(name);
}

/** Inserts INCLUDE lines below the existing ones, or below the tags of the game. */
function withIncludes(source: string, names: readonly string[]): string {
  if (names.length === 0) return source;
  const last = [...withoutComments(source).matchAll(INCLUDE_WHOLE_LINES)].at(-1);
  const at = last === undefined ? placeOfInclude(source) : last.index + last[0].length;
  const before = source.slice(0, at);
  const lines = names.map((name) => `INCLUDE ${name}\n`).join('');
  return (
    (before === '' || before.endsWith('\n') ? before : `${before}\n`) + lines + source.slice(at)
  );
}

function freeName(name: string, program: StoryProgram): string {
  const stem = name.replace(/\.ink$/, '');
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${stem}-${number}.ink`;
    if (checkFileName(candidate, program) !== 'taken') return candidate;
  }
}

function sameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
