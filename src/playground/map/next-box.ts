import type { PlacedBox } from '../../ink/map/lay-out-map';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key moves to another box. */
export function isDirection(key: string): boolean {
  return Object.hasOwn(DIRECTIONS, key);
}

/** The nearest box in the direction of an arrow key; null if there is none. */
export function nextBox(
  boxes: readonly PlacedBox[],
  from: PlacedBox,
  key: string,
): PlacedBox | null {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best: PlacedBox | null = null;
  let least = Infinity;
  for (const box of boxes) {
    const x = box.x + box.width / 2 - from.x - from.width / 2;
    const y = box.y + box.height / 2 - from.y - from.height / 2;
    const along = x * dx + y * dy;
    if (along <= 0.5) continue;
    // What lies aside counts double, so that a key leads straight on if it can.
    const cost = along + 2 * Math.abs(x * dy) + 2 * Math.abs(y * dx);
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}
