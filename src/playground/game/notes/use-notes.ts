import { useEffect, useRef, useState } from 'react';
import type { GameView } from '../../player/engine/game-view';
import { NOTE_LIMITS, parseNotes, type TesterNote } from '../../notes/tester-note';
import { noSteps, stepsTo } from './steps-so-far';

/** What a tester has written so far. */
export interface KeptNotes {
  by: string;
  notes: readonly TesterNote[];
}

/** Where notes outlive the page. */
export interface NotesStore {
  /** What was kept before; whatever the browser gives back. */
  first: Partial<KeptNotes>;
  keep: (notes: KeptNotes) => void;
}

/**
 * The notes of a tester who plays: each belongs to the moment that is shown, in the language that is played; null for that
 * of the story.
 */
export function useNotes(
  view: GameView | null,
  language: string | null,
  { first, keep }: NotesStore,
) {
  const [kept, setKept] = useState<KeptNotes>(() => ({
    by: typeof first.by === 'string' ? first.by : '',
    notes: parseNotes(first.notes),
  }));
  const played = useRef({ so: noSteps, view: null as GameView | null });
  useEffect(() => {
    if (view === null || played.current.view === view) return;
    played.current = { so: stepsTo(view, played.current.so, played.current.view), view };
  }, [view]);
  const change = (next: KeptNotes): void => {
    setKept(next);
    keep(next);
  };
  return {
    ...kept,
    isFull: kept.notes.length >= NOTE_LIMITS.notes,
    /** What is on the screen, as the story wrote it; nothing on the title screen. */
    seen: seenIn(view),
    add: (text: string): void => {
      const isPlaying = view?.screen === 'game';
      const { seed, steps } = played.current.so;
      const note: TesterNote = {
        id: `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`,
        text: text.trim().slice(0, NOTE_LIMITS.text),
        by: '',
        seed,
        steps: isPlaying ? steps.slice(0, NOTE_LIMITS.steps).map(shortened) : [],
        seen: seenIn(view),
        ...(language !== null && { language }),
      };
      change({ ...kept, notes: [...kept.notes, note] });
    },
    remove: (id: string): void =>
      change({ ...kept, notes: kept.notes.filter((note) => note.id !== id) }),
    setBy: (by: string): void => change({ ...kept, by: by.slice(0, NOTE_LIMITS.name) }),
  };
}

/** The notes of a tester who plays. */
export type Notes = ReturnType<typeof useNotes>;

function seenIn(view: GameView | null): string[] {
  if (view?.screen !== 'game') return [];
  const paragraphs = view.scenes.at(-1)?.paragraphs ?? [];
  return paragraphs
    .slice(-NOTE_LIMITS.seen)
    .map(({ text }) => text.slice(0, NOTE_LIMITS.paragraph));
}

function shortened({ move, label }: TesterNote['steps'][number]) {
  return { move, label: label?.slice(0, NOTE_LIMITS.label) ?? null };
}
