import { withPrefix } from 'gatsby';
import * as styles from './Image.module.css';

export interface ImageProps {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A picture within a line of text. */
export function Image({ src, alt, ...size }: ImageProps) {
  return (
    <img
      className={styles.inline}
      src={withPrefix(src)}
      loading="lazy"
      decoding="async"
      alt={alt}
      {...size}
    />
  );
}
