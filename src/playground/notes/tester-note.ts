import { languageTag } from '../../ink/story/language-tag';
import { isRecord } from '../../ink/story/story-program';
import { isStep, type Step } from '../player/engine/step';

/** What a tester said about a place in the story. Plain JSON, to be kept with a project. */
export interface TesterNote {
  /** The same for a note that comes twice. */
  id: string;
  text: string;
  /** How the tester is called; empty if they did not say. */
  by: string;
  /** How the place was reached. */
  seed: number;
  steps: Step[];
  /** The paragraphs on the screen, as the story wrote them. */
  seen: string[];
  /** The language in which the story was played, as `lang` attributes need it; left out for its own. */
  language?: string;
}

/** How much a note may be, and how many there may be: anybody can write some. */
export const NOTE_LIMITS = {
  notes: 500,
  text: 2000,
  name: 60,
  id: 40,
  steps: 5000,
  label: 500,
  seen: 20,
  paragraph: 1000,
};

/** Validates notes that came from somewhere; what is none, or more than there may be, is left out. */
export function parseNotes(value: unknown): TesterNote[] {
  if (!Array.isArray(value)) return [];
  const notes = value.slice(0, NOTE_LIMITS.notes).map(parseNote);
  return notes.filter((note) => note !== null);
}

function parseNote(value: unknown): TesterNote | null {
  if (!isRecord(value)) return null;
  const { id, text, by, seed, steps, seen, language } = value;
  if (!isText(id, NOTE_LIMITS.id) || !isText(text, NOTE_LIMITS.text)) return null;
  if (!isText(by, NOTE_LIMITS.name) || !Number.isSafeInteger(seed)) return null;
  if (!Array.isArray(steps) || steps.length > NOTE_LIMITS.steps || !steps.every(isStep))
    return null;
  if (steps.some(({ label }) => label !== null && label.length > NOTE_LIMITS.label)) return null;
  if (!Array.isArray(seen) || seen.length > NOTE_LIMITS.seen) return null;
  if (!seen.every((line) => isText(line, NOTE_LIMITS.paragraph))) return null;
  const code = typeof language === 'string' ? languageTag(language) : null;
  return {
    id,
    text,
    by,
    seed: seed as number,
    steps: steps.map(({ move, label }) => ({ move, label })),
    seen,
    ...(code !== null && { language: code }),
  };
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}
