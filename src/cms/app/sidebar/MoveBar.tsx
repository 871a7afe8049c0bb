import { Button } from '../../../ui/Button';
import type { MoveDirection } from '../../editing/sidebar-items';
import { useTree } from './tree-context';

const moves: { direction: MoveDirection; label: string; key: string }[] = [
  { direction: 'up', label: 'Up', key: '↑' },
  { direction: 'down', label: 'Down', key: '↓' },
  { direction: 'in', label: 'Into the category above', key: '→' },
  { direction: 'out', label: 'Out of its category', key: '←' },
];

/** Moves the chosen item of the sidebar; it stays where it is, whatever becomes of the rows. */
export function MoveBar({ controls }: { controls: string }) {
  const { selected, move, canMove, remove } = useTree();
  return (
    <div
      role="toolbar"
      aria-label="Move the chosen item"
      aria-controls={controls}
      className="sidebarMoves"
    >
      {moves.map(({ direction, label, key }) => (
        <Button
          isSmall
          key={direction}
          title={`Alt + ${key}`}
          disabled={selected === null || !canMove(selected, direction)}
          onClick={() => selected && move(selected, direction)}
        >
          <span aria-hidden="true">{key}</span> {label}
        </Button>
      ))}
      <Button
        isSmall
        title="Delete"
        disabled={selected === null}
        onClick={() => selected && remove(selected)}
      >
        Remove
      </Button>
    </div>
  );
}
