import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/class-names';
import { useAssets } from '../assets/assets-context';
import { useGameWords } from '../kit/game-words';
import * as styles from './Placeholder.module.css';

interface PlaceholderProps {
  file: string;
  look: 'inline' | 'block' | 'film';
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A drawn frame in place of one of the story’s files, which names the file; nothing for readers. */
export function Placeholder({ file, look, className, style }: PlaceholderProps) {
  const { words } = useGameWords();
  const { hidesMissing = false } = useAssets();
  if (hidesMissing) return null;
  const label = words.story.standIn(file);
  return (
    <span
      role="img"
      data-look={look}
      aria-label={label}
      title={look === 'inline' ? label : undefined}
      className={classNames(styles.placeholder, look === 'inline' && styles.inline, className)}
      style={style}
    >
      <svg
        className={styles.wash}
        viewBox="0 0 320 200"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <circle className={styles.sun} cx="236" cy="62" r="24" />
        <path
          className={styles.far}
          d="M0 128c40-30 66-42 98-24 26 15 38 8 70-12 44-28 92-4 152 22v86H0Z"
        />
        <path className={styles.near} d="M0 160c60-26 104-22 152-8 56 17 112 6 168-14v62H0Z" />
        {look === 'film' && <path className={styles.film} d="m142 76 44 26-44 26Z" />}
      </svg>
      {look !== 'inline' && <span className={styles.name}>{label}</span>}
    </span>
  );
}
