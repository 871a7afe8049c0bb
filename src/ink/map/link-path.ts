import type { MapPoint } from './lay-out-map';

/** A line through the points, with rounded corners. */
export function linkPath(points: readonly MapPoint[]): string {
  const [first, ...rest] = points;
  const last = rest.pop();
  if (first === undefined || last === undefined) return '';
  let path = `M${first.x} ${first.y}`;
  rest.forEach((point, index) => {
    const next = rest[index + 1] ?? last;
    const end = index === rest.length - 1 ? last : middle(point, next);
    path += `Q${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return rest.length === 0 ? `${path}L${last.x} ${last.y}` : path;
}

const LENGTH = 8;
const HALF_WIDTH = 3.2;

/** The arrow at a line’s last point. */
export function arrowHead(points: readonly MapPoint[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const distance = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const x = (tip.x - before.x) / distance;
  const y = (tip.y - before.y) / distance;
  const corner = (side: number) =>
    `${round(tip.x - x * LENGTH - y * side)} ${round(tip.y - y * LENGTH + x * side)}`;
  return `M${tip.x} ${tip.y}L${corner(HALF_WIDTH)} ${corner(-HALF_WIDTH)}Z`;
}

function middle(one: MapPoint, other: MapPoint): MapPoint {
  return { x: round((one.x + other.x) / 2), y: round((one.y + other.y) / 2) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
