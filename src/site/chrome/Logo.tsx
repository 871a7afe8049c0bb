import * as styles from './Logo.module.css';

/** A nib whose slit forks: the pen, and the branching story. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        className={styles.nib}
        d="M16 31C13.5 23.5 5 18.5 5 10.5L9.5 1h13L27 10.5C27 18.5 18.5 23.5 16 31Z"
      />
      <path
        className={styles.slit}
        d="M16 31V18.5M16 18.5C16 14 12.5 14.5 11.5 10M16 18.5C16 14 19.5 14.5 20.5 10"
      />
      <circle className={styles.end} cx="11.5" cy="8.5" r="2" />
      <circle className={styles.taken} cx="20.5" cy="8.5" r="2.25" />
    </svg>
  );
}
