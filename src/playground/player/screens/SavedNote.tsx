import { useEffect, useState } from 'react';
import type { SaveSlot } from '../engine/game-view';
import { useGameWords } from '../kit/game-words';
import * as styles from './SavedNote.module.css';

/** How long it is shown, in milliseconds. */
const SHOWN_FOR = 4000;

/** Says for a moment that the player has saved the game. */
export function SavedNote({ saves }: { saves: readonly SaveSlot[] }) {
  const { words, ownWords } = useGameWords();
  const own = saves.filter(({ type }) => type === 'game');
  const newest = Math.max(0, ...own.map(({ date }) => date));
  const [known, setKnown] = useState(newest);
  const [isShown, setIsShown] = useState(false);
  if (newest !== known) {
    setKnown(newest);
    setIsShown(newest > known);
  }
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isShown, known]);
  return (
    <div role="status" className={styles.saved} {...ownWords}>
      {isShown && <p key={known}>{words.menu.saved}</p>}
    </div>
  );
}
