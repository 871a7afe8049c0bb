import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useDelayed } from '../../base/browser/use-delayed';
import { useLatest } from '../../base/browser/use-latest';
import { editorMessages } from '../../config/messages/editor';
import type { StoryProgram } from '../../ink/story/story-program';
import { Button } from '../../ui/Button';
import { placeAt, startingLines } from '../story-edits/play-from';
import { PlaceGutter } from './place-gutter';
import * as styles from './MultiFileEditor.module.css';

const { starts: words } = editorMessages;

/** Wait this long after a key press before reading where places begin, in milliseconds. */
const TYPING_PAUSE = 350;

/** What can begin at a place. */
export type FromPlace = 'play' | 'test';

const ACTS: readonly FromPlace[] = ['play', 'test'];

/** Signs in the margin at which a play or a test begins, and the two buttons that one of them opens. */
export function usePlaceGutter(
  program: StoryProgram,
  open: string | null,
  onFrom: ((act: FromPlace, id: string) => void) | undefined,
) {
  const [asked, setAsked] = useState<{ id: string; mark: Element } | null>(null);
  const ask = useLatest((id: string, mark: Element) => setAsked({ id, mark }));
  const [gutter] = useState(
    () => new PlaceGutter(words.mark, (...pressed) => ask.current(...pressed)),
  );
  // The signs move with the text meanwhile.
  const settled = useDelayed(program, TYPING_PAUSE);
  const isOn = onFrom !== undefined;
  const lines = useMemo(() => (isOn ? startingLines(settled, open) : []), [isOn, settled, open]);
  useEffect(() => gutter.show(lines), [gutter, lines]);
  return {
    extension: gutter.extension,
    /** Does something from the place where the cursor is; returns whether there is one. */
    fromCursor: (act: FromPlace, position: number): boolean => {
      const id = placeAt(program, open, position);
      if (id === null || onFrom === undefined) return false;
      onFrom(act, id);
      return true;
    },
    buttons: asked !== null && onFrom !== undefined && (
      <PlaceButtons
        key={asked.id}
        {...asked}
        onAct={(act) => onFrom(act, asked.id)}
        onClosed={() => setAsked(null)}
      />
    ),
  };
}

interface PlaceButtonsProps {
  id: string;
  mark: Element;
  onAct: (act: FromPlace) => void;
  onClosed: () => void;
}

function PlaceButtons({ id, mark, onAct, onClosed }: PlaceButtonsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>();
  useEffect(() => {
    const around = group.current?.offsetParent?.getBoundingClientRect();
    const { left, bottom } = mark.getBoundingClientRect();
    setStyle({
      insetBlockStart: bottom - (around?.top ?? 0),
      left: left - (around?.left ?? 0),
    });
    group.current?.querySelector('button')?.focus();
  }, [mark]);
  return (
    // Leaving it closes it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={group}
      role="group"
      aria-label={words.mark(id)}
      className={styles.starts}
      style={style}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClosed();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClosed();
      }}
    >
      {ACTS.map((act) => (
        <Button
          key={act}
          isSmall
          onClick={() => {
            onClosed();
            onAct(act);
          }}
        >
          {words[act]}
        </Button>
      ))}
    </div>
  );
}
