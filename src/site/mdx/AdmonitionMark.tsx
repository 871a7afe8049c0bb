import type { AdmonitionKind } from './admonition-kinds';

// Stroke icons: 1.6 units wide, on a 24-unit grid.
const strokes: Record<AdmonitionKind, string> = {
  note: 'M4 20c3-9 8-14.5 16-16-.5 6.5-4 10.8-10 12l-2.5.3M4 20l6.5-8',
  tip: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5.5m0-9v.6',
  warning: 'M12 3.5 2.5 20.5h19zm0 6.5v5m0 2.4v.6',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM9 9l6 6m0-6-6 6',
};

/** The icon beside an admonition’s label. */
export function AdmonitionMark({ kind }: { kind: AdmonitionKind }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d={strokes[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
