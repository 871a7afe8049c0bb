import { classNames } from './class-names';
import { Icon } from './Icon';
import { Link, type LinkProps } from './Link';
import * as styles from './ButtonLink.module.css';

interface ButtonLinkProps extends LinkProps {
  /** The main link of a page has an arrow, one beside it an outline. */
  kind?: 'main' | 'second';
}

/** A link that leads on from a page’s head. */
export function ButtonLink({ kind = 'main', children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classNames(styles.button, styles[kind])} {...rest}>
      {children}
      {kind === 'main' && <Icon name="arrow" className={styles.arrow} />}
    </Link>
  );
}
