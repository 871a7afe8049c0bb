import * as styles from './Swatch.module.css';

interface SwatchProps {
  color: string;
}

/** A spot of a colour beside its value. An attribute of a drawing, as the security policy takes no styles. */
export function Swatch({ color }: SwatchProps) {
  return (
    <svg className={styles.swatch} viewBox="0 0 8 8" aria-hidden="true">
      <path fill={color} d="M0 0h8v8H0z" />
    </svg>
  );
}
