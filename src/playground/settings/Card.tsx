import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import * as styles from './Card.module.css';

interface CardsProps {
  /** What is chosen here. */
  label: string;
  /** Large ones show a part of the game. */
  size?: 'small' | 'large';
  children: ReactNode;
}

/** Things to choose from, seen side by side. */
export function Cards({ label, size, children }: CardsProps) {
  return (
    <div role="group" aria-label={label} className={styles.cards} data-size={size}>
      {children}
    </div>
  );
}

interface CardProps {
  name: string;
  isChosen: boolean;
  isReadOnly: boolean;
  onChoose: () => void;
  /** What it looks like; it may have buttons, so that it is beside the card’s own. */
  children: ReactNode;
}

/** One of several things, with its picture; all of it can be pressed. */
export function Card({ name, isChosen, isReadOnly, onChoose, children }: CardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.shown}>{children}</div>
      <Button
        kind="bare"
        dir="auto"
        className={styles.name}
        aria-pressed={isChosen}
        disabled={isReadOnly}
        onClick={onChoose}
      >
        {name}
      </Button>
    </div>
  );
}
