import { Icon } from './Icon';
import { Link, type LinkProps } from './Link';
import * as styles from './ButtonLink.module.css';

/** The main link of a page, with an arrow. */
export function ButtonLink({ children, ...rest }: LinkProps) {
  return (
    <Link className={styles.button} {...rest}>
      {children}
      <Icon name="arrow" className={styles.arrow} />
    </Link>
  );
}
