import { useState } from 'react';
import { markupText } from '../../ink/markup/markup-text';
import { parseMarkup } from '../../ink/markup/parse-markup';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { GameView, Scene } from './engine/game-view';

interface AnnouncerProps {
  view: GameView | null;
}

/** What is stored about the previous view. */
interface Heard {
  moves: number;
  scene: Scene | undefined;
  text: string;
  /** Changes with each announcement, so that repeated words are announced again. */
  count: number;
}

/** A live region that announces new paragraphs; the initial text is not announced. */
export function Announcer({ view }: AnnouncerProps) {
  const [heard, setHeard] = useState<Heard | null>(null);
  const next = view?.screen === 'game' ? listen(view, heard) : heard;
  if (next !== heard) setHeard(next);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {heard && heard.text !== '' && (
        <p key={heard.count} dir="auto">
          {heard.text}
        </p>
      )}
    </VisuallyHidden>
  );
}

function listen({ moves, scenes }: GameView, heard: Heard | null): Heard {
  const scene = scenes.at(-1);
  if (heard === null) return { moves: moves.length, scene, text: '', count: 0 };
  const isSame = heard.scene?.id === scene?.id && heard.moves <= moves.length;
  const known = isSame ? (heard.scene?.paragraphs.length ?? 0) : 0;
  const news = scene?.paragraphs.slice(known) ?? [];
  const isUnchanged = isSame && news.length === 0;
  if (isUnchanged && heard.moves === moves.length) {
    // In another language, or in another text: what was said is not what is shown.
    return hasSameWords(heard.scene, scene) ? heard : { ...heard, scene, text: '' };
  }
  if (isUnchanged) return { ...heard, moves: moves.length, scene };
  const text = news.map((paragraph) => markupText(parseMarkup(paragraph.text))).join(' ');
  return { moves: moves.length, scene, text, count: heard.count + 1 };
}

function hasSameWords(one: Scene | undefined, other: Scene | undefined): boolean {
  const wordsOf = (scene: Scene | undefined) =>
    scene?.paragraphs.map(({ text }) => text).join('\n');
  return wordsOf(one) === wordsOf(other);
}
