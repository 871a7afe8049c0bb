import { soundText } from '../../base/text/sound-text';

/** A story’s text: its main file and its includes, by name. */
export interface StoryProgram {
  source: string;
  files: Record<string, string>;
}

/** What the main file is called in a project; no other file has this name. */
export const MAIN_FILE = 'story.ink';

/** The text of a file, null for the main one; empty if there is no such file. */
export function textOfFile({ source, files }: StoryProgram, file: string | null): string {
  return file === null ? source : (files[file] ?? '');
}

/** How much a program may contain. */
export interface ProgramLimits {
  files: number;
  /** Total characters of all texts. */
  characters: number;
}

/** What a link or a page’s sample may bring. */
export const LINK_LIMITS: ProgramLimits = { files: 24, characters: 500_000 };
/** What a writer’s own project may contain. */
export const PROJECT_LIMITS: ProgramLimits = { files: 200, characters: 5_000_000 };
export const MAX_FILE_NAME = 80;

const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_. -]*(?:\/[\p{L}\p{N}_][\p{L}\p{N}_. -]*)*\.ink$/u;

/** Whether a name is valid after INCLUDE and as a file in a zip: `chapters/one.ink`. */
export function isFileName(name: string): boolean {
  return name.length <= MAX_FILE_NAME && FILE_NAME.test(name) && !name.includes('..');
}

/** Validates unknown data as a program; null if it is not one or exceeds the limits of links. */
export function parseProgram(value: unknown): StoryProgram | null {
  return parseProgramWithin(LINK_LIMITS, value);
}

/** Validates unknown data as a program; null if it is not one or exceeds the limits. */
export function parseProgramWithin(limits: ProgramLimits, value: unknown): StoryProgram | null {
  if (!isRecord(value)) return null;
  const { source, files } = value;
  if (typeof source !== 'string' || !isRecord(files)) return null;
  const entries = Object.entries(files);
  if (entries.length > limits.files) return null;
  const texts: Record<string, string> = {};
  let size = source.length;
  for (const [name, text] of entries) {
    if (!isFileName(name) || typeof text !== 'string') return null;
    texts[name] = soundText(text);
    size += text.length;
  }
  return size > limits.characters ? null : { source: soundText(source), files: texts };
}

/** Total characters of all texts. */
export function sizeOf({ source, files }: StoryProgram): number {
  return Object.values(files).reduce((size, text) => size + text.length, source.length);
}

/** Whether two programs have the same text. */
export function isSameProgram(one: StoryProgram | null, other: StoryProgram | null): boolean {
  if (one === null || other === null) return one === other;
  if (one === other) return true;
  const texts = Object.entries(one.files);
  const others = Object.entries(other.files);
  return (
    one.source === other.source &&
    texts.length === others.length &&
    texts.every(([name, text], index) => {
      const [otherName, otherText] = others[index] ?? [];
      return name === otherName && text === otherText;
    })
  );
}

/** Whether a value is an object other than an array, so that its keys can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
