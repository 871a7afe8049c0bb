import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { required } from '../../../../base/errors/required';
import { IconButton } from '../../../../ui/IconButton';
import type { Insertion } from '../insertions/insertion';
import { insertions } from '../insertions/insertions';
import { BarIcon } from './BarIcon';
import { barGroups, keysOf } from './bar-buttons';

interface SourceToolbarProps {
  /** Id of the text that it changes. */
  controls: string;
  onInsert: (insertion: Insertion) => void;
  /** Opens the menu of all insertions. */
  onMenu: () => void;
}

/** The most common insertions, and a button that opens the menu of all: one stop for Tab, arrow keys within. */
export function SourceToolbar({ controls, onInsert, onMenu }: SourceToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState('menu');
  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    const last = buttons.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const button = (id: string, label: string, onPress: () => void, content: ReactNode) => (
    <IconButton
      key={id}
      tabIndex={id === current ? 0 : -1}
      name={label}
      title={label + (keysOf(id) === null ? '' : ` (${keysOf(id)})`)}
      onFocus={() => setCurrent(id)}
      onKeyDown={move}
      onClick={onPress}
    >
      {content}
    </IconButton>
  );
  return (
    // Its buttons take the focus, not the bar.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={bar}
      role="toolbar"
      aria-label="Insert into the text"
      aria-controls={controls}
      className="cmsBar"
      // The text keeps the focus, and on a phone the keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {button(
        'menu',
        'Insert',
        onMenu,
        <>
          <BarIcon id="menu" /> <span>Insert</span> <kbd>/</kbd>
        </>,
      )}
      {barGroups.map((ids) => (
        <span key={ids.join()} className="cmsBarGroup">
          {ids.map((id) => {
            const insertion = required(
              insertions.find((one) => one.id === id),
              `The insertion “${id}”`,
            );
            return button(id, insertion.label, () => onInsert(insertion), <BarIcon id={id} />);
          })}
        </span>
      ))}
    </div>
  );
}
