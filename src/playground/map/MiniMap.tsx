import { useMemo, type PointerEvent } from 'react';
import type { MapLayout, MapRect } from '../../ink/map/lay-out-map';
import type { Size, Viewport } from './viewport';
import * as styles from './StoryMapTool.module.css';

/** The largest size of the small map, in pixels. */
const WIDTH = 150;
const HEIGHT = 120;

interface MiniMapProps {
  layout: MapLayout;
  here: MapRect | null;
  view: Viewport;
  size: Size;
  onShow: (rect: MapRect) => void;
}

/** The whole map in a corner, with a frame around what is visible; pressing it goes there. Only for the pointer. */
export function MiniMap({ layout, here, view, size, onShow }: MiniMapProps) {
  const { x, y, width, height, boxes } = layout;
  const path = useMemo(
    () =>
      boxes.map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}Z`).join(''),
    [boxes],
  );
  const isWhole = width * view.scale <= size.width && height * view.scale <= size.height;
  if (isWhole || size.width === 0) return null;
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  // A thin line stays visible when a long map becomes a few pixels wide.
  const thin = 1 / scale;
  const show = ({ currentTarget, clientX, clientY, buttons }: PointerEvent): void => {
    if (buttons === 0) return;
    const rect = currentTarget.getBoundingClientRect();
    onShow({
      x: x + (clientX - rect.left) / scale,
      y: y + (clientY - rect.top) / scale,
      width: 0,
      height: 0,
    });
  };
  return (
    <svg
      className={styles.mini}
      aria-hidden="true"
      width={Math.max(width * scale, 12)}
      height={Math.max(height * scale, 12)}
      viewBox={`${x} ${y} ${width} ${height}`}
      onPointerDown={show}
      onPointerMove={show}
    >
      <path d={path} className={styles.miniBoxes} strokeWidth={thin} />
      {here !== null && (
        <circle
          cx={here.x + here.width / 2}
          cy={here.y + here.height / 2}
          r={4 * thin}
          className={styles.miniHere}
        />
      )}
      <rect {...frameOf(layout, view, size)} className={styles.frame} strokeWidth={1.5 * thin} />
    </svg>
  );
}

/** The part of the map that is visible. */
function frameOf(map: MapRect, view: Viewport, size: Size): MapRect {
  const [left, top] = [-view.x / view.scale, -view.y / view.scale];
  const x = Math.max(left, map.x);
  const y = Math.max(top, map.y);
  return {
    ...{ x, y },
    width: Math.max(Math.min(left + size.width / view.scale, map.x + map.width) - x, 0),
    height: Math.max(Math.min(top + size.height / view.scale, map.y + map.height) - y, 0),
  };
}
