import type { SVGAttributes } from 'react';

interface LineDrawingProps extends SVGAttributes<SVGSVGElement> {
  /** Its strokes, as a path in a 24 × 24 box. */
  strokes: string | undefined;
}

/** What all drawings beside words look like: strokes of one width, of the size of the text, hidden from screen readers. */
export function LineDrawing({ strokes, ...rest }: LineDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={strokes} />
    </svg>
  );
}
