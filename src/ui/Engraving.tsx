import { withPrefix } from 'gatsby';

interface EngravingProps {
  /** Address of a file below static/ whose drawing has the id “engraving”, 240 by 200. */
  src: string;
  className?: string | undefined;
}

/** A picture drawn in the ink of the page, by day and by night; it says nothing to those who listen. */
export function Engraving({ src, className }: EngravingProps) {
  return (
    <svg viewBox="0 0 240 200" className={className} aria-hidden="true" focusable="false">
      <use href={`${withPrefix(src)}#engraving`} />
    </svg>
  );
}
