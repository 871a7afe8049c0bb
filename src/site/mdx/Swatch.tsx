import * as styles from './Swatch.module.css';

interface SwatchProps {
  color: string;
}

/** A colour swatch beside its value, drawn as SVG, because the security policy allows no inline styles. */
export function Swatch({ color }: SwatchProps) {
  return (
    <svg className={styles.swatch} viewBox="0 0 8 8" aria-hidden="true">
      <path fill={color} d="M0 0h8v8H0z" />
    </svg>
  );
}
