import type { MapPoint, MapRect } from './lay-out-map';

/** How far a line bends to one side, as a part of its length, so that lines to and fro stay apart. */
const BEND = 0.1;

/** A slightly bent line from the edge of one rectangle to that of another. */
export function directLine(from: MapRect | undefined, to: MapRect | undefined): MapPoint[] {
  if (from === undefined || to === undefined) return [];
  const start = middleOf(from);
  const end = middleOf(to);
  const bend = {
    x: (start.x + end.x) / 2 + (end.y - start.y) * BEND,
    y: (start.y + end.y) / 2 - (end.x - start.x) * BEND,
  };
  return [edgePoint(from, bend), bend, edgePoint(to, bend)];
}

/** Where the line from a rectangle’s middle to a point outside of it crosses its edge. */
function edgePoint(rect: MapRect, towards: MapPoint): MapPoint {
  const middle = middleOf(rect);
  const x = towards.x - middle.x;
  const y = towards.y - middle.y;
  const scale = Math.min(
    rect.width / 2 / Math.abs(x || 1e-6),
    rect.height / 2 / Math.abs(y || 1e-6),
    1,
  );
  return { x: middle.x + x * scale, y: middle.y + y * scale };
}

function middleOf({ x, y, width, height }: MapRect): MapPoint {
  return { x: x + width / 2, y: y + height / 2 };
}
